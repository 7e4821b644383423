import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './processes.mjs'

const KINDS = ['unit.json', 'e2e.json']
/** So much of a fault's message is told beside its name: what was expected and what was found. */
const TOLD_LINES = 12

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

const toLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, TOLD_LINES)

/** Playwright's suites stand within each other: a file, and what it describes. A second try may have passed. */
function* troublesOfBrowser(suite) {
  for (const spec of suite.specs ?? []) {
    const fault = spec.tests.flatMap((each) => each.results).find((each) => each.error)?.error
    if (!spec.ok || fault)
      yield {
        name: `${suite.file ?? spec.file}: ${spec.title}`,
        lines: toLines(fault?.message ?? ''),
        passedAgain: spec.ok,
      }
  }
  for (const inner of suite.suites ?? []) yield* troublesOfBrowser(inner)
}

/** A file of Vitest that could not be read has a message of its own and no test. */
function* failuresOfUnit(file) {
  const failed = file.assertionResults.filter((each) => each.status === 'failed')
  for (const each of failed)
    yield {
      name: `${relative(root, file.name)}: ${each.fullName}`,
      lines: toLines(each.failureMessages.join('\n')),
    }
  if (failed.length === 0 && file.status === 'failed')
    yield { name: relative(root, file.name), lines: toLines(file.message) }
}

/** Adds up what the test runners wrote, Vitest's and Playwright's JSON, and names each test that failed, once or for good. */
export function readTotals() {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] }
  for (const file of resultFiles()) {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    if ('stats' in result) {
      total.passed += result.stats.expected + result.stats.flaky
      total.failed += result.stats.unexpected
      total.skipped += result.stats.skipped
      const troubles = result.suites.flatMap((suite) => [...troublesOfBrowser(suite)])
      total.failures.push(...troubles.filter((each) => !each.passedAgain))
      total.unsteady.push(...troubles.filter((each) => each.passedAgain))
    } else {
      total.passed += result.numPassedTests
      total.failed += result.numFailedTests
      total.skipped += result.numPendingTests + (result.numTodoTests ?? 0)
      for (const each of result.testResults) total.failures.push(...failuresOfUnit(each))
    }
  }
  return total
}
