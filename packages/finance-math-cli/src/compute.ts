import {
  type AnyCalculator,
  type CalculatorAnswer,
  type Correction,
  type CorrectionReason,
  entryLimits,
  isShown,
  type NumberInput,
  parseNumber,
  plainCorrection,
  runCalculator,
  solveFor,
  tellInput,
} from '@pkg/finance-math/calculators'
import type { Arguments } from './read-arguments.ts'
import { toFlag } from './to-flag.ts'
import { UsageError } from './usage-error.ts'

/** Runs a calculator on what was typed. A typed value that would have to be changed is a `UsageError`. */
export function compute(
  definition: AnyCalculator,
  { given, solve }: Arguments,
): CalculatorAnswer<AnyCalculator> {
  const answer = run(definition, given)
  if (solve === undefined) return answer
  const goal = definition.goals.find(({ input, output }) => input === solve.input && output === solve.output)
  const flag = toFlag(solve.input)
  if (goal === undefined) {
    const known = definition.goals.map(({ input, output }) => `${toFlag(input)} by ${toFlag(output)}`)
    const hint = known.length === 0 ? `${definition.id} answers none.` : `It finds ${known.join(', ')}.`
    throw new UsageError(`${definition.id} does not find ${flag} by ${toFlag(solve.output)}.`, hint)
  }
  const unit = (definition.outputs[solve.output] as { unit?: string }).unit
  const target = parseNumber(solve.target, unit)
  if (target === undefined)
    throw new UsageError(`--reach needs a number, not "${solve.target}".`, 'For example 10000000 or 1cr.')
  const known = { ...(answer.values as Readonly<Record<string, unknown>>) }
  const field = definition.inputs[solve.input] as NumberInput
  const found = solveFor(definition, { ...solve, target, given: known, within: entryLimits(field) })
  const solved = runCalculator(definition, { ...known, [solve.input]: found })
  if (!solved.ok) throw solved.error
  return solved
}

function run(definition: AnyCalculator, given: Arguments['given']): CalculatorAnswer<AnyCalculator> {
  const run = runCalculator(definition, given)
  const values = run.values as Readonly<Record<string, string | number>>
  const faults = run.corrections.filter(({ reason }) => reason !== 'missing')
  const [fault] = faults
  if (fault !== undefined) throw toUsageError(definition, fault)
  for (const name of Object.keys(given)) {
    const { when } = definition.inputs[name] ?? {}
    if (when !== undefined && !isShown(when, values)) {
      const wanted = 'is' in when ? when.is.join(' or ') : `not ${when.isNot.join(' or ')}`
      const because = `--${toFlag(when.input)} is ${values[when.input]}`
      throw new UsageError(
        `--${toFlag(name)} is not used while ${because}.`,
        `It is for --${toFlag(when.input)} ${wanted}.`,
      )
    }
  }
  if (!run.ok) throw run.error
  return run
}

const examples: Partial<Record<CorrectionReason, string>> = {
  'not-a-number': 'For example 1250000, 12,50,000, 12.5L or 1.2cr.',
  'not-a-code': 'For example INR or USD.',
  'not-a-flow': 'For example 2024-01-01:-100000,2026-01-01:121000.',
  'not-a-day': 'For example 2026-03-31.',
}

function toUsageError(definition: AnyCalculator, correction: Correction): UsageError {
  const message = plainCorrection(definition, correction, `--${toFlag(correction.input)}`)
  const asked = definition.inputs[correction.input]
  const rows = asked?.kind === 'rows' ? `For example ${tellInput(asked).typed}.` : undefined
  return new UsageError(
    message,
    rows ?? examples[correction.reason] ?? `See "finance-math ${definition.id} --help".`,
  )
}
