import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './processes.mjs'

/** Where Turborepo writes what came of each task of a run, with `--summarize`. */
const summaries = join(root, '.turbo', 'runs')
/** A runner says at its end what failed, also where no single test did: a rejection that nobody awaits, a broken set-up. */
const TOLD_LINES = 40

/** Removes what was written of earlier runs. */
export function clearSummaries() {
  rmSync(summaries, { recursive: true, force: true })
}

function lastLines(file) {
  if (!existsSync(file)) return []
  return stripVTControlCharacters(readFileSync(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-TOLD_LINES)
}

/** Names each task that did not end well, with the end of what it printed. */
export function readFailedTasks() {
  if (!existsSync(summaries)) return []
  return readdirSync(summaries)
    .flatMap((name) => JSON.parse(readFileSync(join(summaries, name), 'utf8')).tasks)
    .filter(({ execution }) => execution && execution.exitCode !== 0)
    .map(({ taskId, execution, logFile }) => ({
      name: taskId,
      exitCode: execution.exitCode,
      lines: lastLines(join(root, logFile)),
    }))
}
