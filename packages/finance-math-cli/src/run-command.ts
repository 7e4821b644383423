import { calculators } from '@pkg/finance-math/calculators'
import { FinanceMathError } from '@pkg/finance-math/core'
import { closest } from './closest.ts'
import { complete, completionScripts, shells } from './complete.ts'
import { compute } from './compute.ts'
import { exitCodes } from './exit-codes.ts'
import { readArguments } from './read-arguments.ts'
import { UsageError } from './usage-error.ts'
import { writeJson, writeSchedule, writeText } from './write-answer.ts'
import { writeHelp, writeOverview } from './write-help.ts'

/** What a command leaves: its exit code, and what it writes to the standard output and to the standard error. */
export interface Ended {
  code: number
  out: string
  err: string
}

/** Runs what was typed behind `finance-math`. Reads and writes nothing itself; whatever is typed, nothing is thrown. */
export function runCommand(args: readonly string[], { version }: { version: string }): Ended {
  try {
    return { code: exitCodes.done, out: answer(args, version), err: '' }
  } catch (error) {
    if (error instanceof UsageError) {
      return { code: exitCodes.misused, out: '', err: `${error.message}\n${error.hint}\n` }
    }
    if (error instanceof FinanceMathError) {
      return { code: exitCodes.noAnswer, out: '', err: `There is no answer: ${error.message}\n` }
    }
    throw error
  }
}

function answer([id, ...rest]: readonly string[], version: string): string {
  if (id === undefined || id === 'help' || id === '--help' || id === '-h') return writeOverview()
  if (id === '--version') return `${version}\n`
  if (id === '__complete')
    return complete(rest)
      .map((candidate) => `${candidate}\n`)
      .join('')
  if (id === 'completion') {
    const script = completionScripts[rest[0] ?? '']
    if (script === undefined)
      throw new UsageError('completion needs the name of a shell.', `Shells: ${shells.join(', ')}.`)
    return script
  }
  const definition = calculators.find((one) => one.id === id)
  if (definition === undefined) {
    const ids = calculators.map((one) => one.id)
    const meant = closest(id, ids)
    throw new UsageError(
      `There is no calculator "${id}".`,
      meant ? `Did you mean ${meant}?` : `Calculators: ${ids.join(', ')}.`,
    )
  }
  const typed = readArguments(definition, rest)
  if (typed.isHelp) return writeHelp(definition)
  const computed = compute(definition, typed)
  if (typed.format === 'json') return writeJson(definition, computed, typed.view)
  if (typed.format === 'csv') return writeSchedule(definition, computed, typed.view)
  return writeText(definition, computed, typed.view)
}
