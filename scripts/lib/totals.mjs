import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.mjs'

const KINDS = ['unit.json', 'e2e.json']

function resultFiles() {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((room) =>
      KINDS.map((kind) => join(root, group, room, '.results', kind)).filter((file) => existsSync(file)),
    ),
  )
}

/** Removes the results of earlier runs, so that only what ran (or came from the cache) now is counted. */
export function clearResults() {
  for (const file of resultFiles()) rmSync(file)
}

/** Adds up what the test runners wrote: Vitest's and Playwright's JSON. */
export function readTotals() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const file of resultFiles()) {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    if ('stats' in result) {
      total.passed += result.stats.expected + result.stats.flaky
      total.failed += result.stats.unexpected
      total.skipped += result.stats.skipped
    } else {
      total.passed += result.numPassedTests
      total.failed += result.numFailedTests
      total.skipped += result.numPendingTests + (result.numTodoTests ?? 0)
    }
  }
  return total
}
