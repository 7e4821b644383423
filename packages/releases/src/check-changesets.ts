/** Fails where a published package is changed and no changeset says so. */
import { findUncovered } from './find-uncovered.ts'

const found = findUncovered(process.cwd())
if ('unknown' in found) {
  console.log(`${found.unknown} Whether a changeset is missing is not known here.`)
} else if (found.packages.length > 0) {
  console.error(
    `${found.packages.join(' and ')} changed since ${found.base}, and no changeset tells their users.\nRun "npx changeset", choose the package and how large the step is, and commit the file that it writes.`,
  )
  process.exitCode = 1
} else {
  console.log(`every change to a published package since ${found.base} has its changeset`)
}
