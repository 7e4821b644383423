import { attempt } from '../primitives/attempt.ts'
import { above, invalid, number, object } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'
import type { AnyCalculator } from './calculator.ts'
import type { InputValue } from './input.ts'
import { entryLimits } from './input-limits.ts'
import { toGrid } from './parse-input.ts'
import { parseValues } from './parse-values.ts'

/** "Which `input` makes `output` equal `target`, the other inputs being as `given`?" */
export interface SolveQuestion<Definition extends AnyCalculator> {
  input: keyof Definition['inputs'] & string
  output: keyof Definition['outputs'] & string
  target: number
  given?: unknown
  /** Where to look; wherever the input may be entered unless given. */
  within?: { min: number; max: number }
}

const intervals = 64

/**
 * The value of one input at which an output reaches a target: bracketed on the input's limits, the smallest
 * where there are several, or the largest of a stretch that all give it, where the calculator's goal means that one. An input that counts in steps (whole numbers, months) gives the first at which
 * the target is reached or passed.
 *
 * @param definition the calculator
 * @param question input, the one that is asked for; output, which shall reach target; given, the other values;
 *   within, where to search
 * @throws FinanceMathError INVALID_ARGUMENT naming input, output, target or within; NO_SOLUTION where no
 *   value in the range gives the target
 * @example
 * const target = { input: 'monthlyInvestment', output: 'futureValue', target: 2_000_000 }
 * Math.round(solveFor(sipCalculator, { ...target, given: { annualRatePercent: 12, years: 10 } })) //=> 8608
 */
export function solveFor<Definition extends AnyCalculator>(
  definition: Definition,
  question: SolveQuestion<Definition>,
): number {
  const { input, output, target, given, within } = object('question', question)
  const { values } = parseValues(definition, given)
  const { min, max, granularity } = rangeOf(definition, input, values as never, within)
  const asked = entryOf(definition.outputs, output)
  if (asked === undefined || (asked.kind ?? 'number') !== 'number') {
    invalid('output', output, `an output of ${definition.id} that is a number`)
  }
  number('target', target)

  const close = Math.max(1, Math.abs(target))
  // The ends of an interval are those of its neighbours, and are looked at for more than one reason.
  const known = new Map<number, number>()
  const miss: Miss = (at) => {
    const before = known.get(at)
    if (before !== undefined) return before
    const tried: Record<string, InputValue> = { ...values, [input]: at }
    const run = attempt(() => definition.compute(tried as never)[output])
    const found = run.ok && typeof run.value === 'number' ? run.value - target : Number.NaN
    const missed = Math.abs(found) <= 1e-12 * close + 1e-9 ? 0 : found
    known.set(at, missed)
    return missed
  }

  const isLargest = definition.goals.some(
    (goal) => goal.input === input && goal.output === output && goal.isLargest,
  )
  let from = min
  const points = [...gridPoints(min, max, granularity)]
  for (const to of points) {
    const root = rootBetween(miss, from, to, granularity)
    if (root !== undefined && (granularity || Math.abs(miss(root)) <= 1e-6 * close))
      return isLargest ? endOfStretch(miss, root, points, granularity) : root
    from = to
  }
  throw new FinanceMathError(
    'NO_SOLUTION',
    'target',
    target,
    `No ${input} from ${min} to ${max} gives ${output} of ${target}.`,
  )
}

/** By how much the output misses the target at a value of the input; NaN where there is no output. */
type Miss = (at: number) => number

interface Range {
  min: number
  max: number
  granularity: number | undefined
}

function rangeOf(
  definition: AnyCalculator,
  name: string,
  values: never,
  within: { min: number; max: number } | undefined,
): Range {
  const input = entryOf(definition.inputs, name)
  if (input?.kind !== 'number') return invalid('input', name, `an input of ${definition.id} that is a number`)
  const { granularity } = input
  if (within !== undefined) {
    number('within.min', object('within', within).min)
    return { min: within.min, max: above('within.max', within.max, within.min), granularity }
  }
  const limit = definition.limits?.(values)[name] ?? {}
  const entry = entryLimits(input)
  return {
    min: Math.max(entry.min, limit.min ?? entry.min),
    max: Math.min(entry.max, limit.max ?? entry.max),
    granularity,
  }
}

/** What a record has of its own under a name; none under what is no name. */
function entryOf<Entry>(record: Readonly<Record<string, Entry>>, name: unknown): Entry | undefined {
  return typeof name === 'string' && Object.hasOwn(record, name) ? record[name] : undefined
}

/** Points from `min` to `max`, evenly spaced in ratio where the range spans orders of magnitude. */
function* gridPoints(min: number, max: number, granularity: number | undefined): Generator<number> {
  const inRatio = min > 0 && max / min > 100
  yield min
  let last = min
  for (let index = 1; index <= intervals; index++) {
    const share = index / intervals
    const point = inRatio ? min * (max / min) ** share : min + (max - min) * share
    const next = index === intervals ? max : toGrid(point, granularity)
    if (next > last) yield next
    last = next
  }
}

/** Where the miss becomes 0 or changes its sign, looking only at the part of the interval that has outputs. */
function rootBetween(
  miss: Miss,
  from: number,
  to: number,
  granularity: number | undefined,
): number | undefined {
  let low = from
  let high = to
  const hasOutput = (at: number) => !Number.isNaN(miss(at))
  if (hasOutput(low) !== hasOutput(high)) {
    const [before, after] = narrow(low, high, granularity, (at) => hasOutput(at) === hasOutput(from))
    if (hasOutput(low)) high = before
    else low = after
  }
  const sign = Math.sign(miss(low))
  if (sign === 0) return low
  if (!(sign * miss(high) <= 0)) return undefined
  return narrow(low, high, granularity, (at) => Math.sign(miss(at)) === sign)[1]
}

/** The last value after `start` up to which the output does not leave the target. */
function endOfStretch(
  miss: Miss,
  start: number,
  points: readonly number[],
  granularity: number | undefined,
): number {
  let last = start
  for (const point of points.filter((at) => at > start)) {
    if (miss(point) !== 0) return narrow(last, point, granularity, (at) => miss(at) === 0)[0]
    last = point
  }
  return last
}

/** The last value that is like `from` and the first that is not: neighbours on the grid, or as doubles. */
function narrow(
  from: number,
  to: number,
  granularity: number | undefined,
  isLikeFrom: (at: number) => boolean,
): [number, number] {
  let low = from
  let high = to
  for (;;) {
    const middle = toGrid(low + (high - low) / 2, granularity)
    if (middle <= low || middle >= high) return [low, high]
    if (isLikeFrom(middle)) low = middle
    else high = middle
  }
}
