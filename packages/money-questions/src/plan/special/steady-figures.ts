import { isFiller } from '../../grammar/fillers.ts'
import { isInside } from '../../read/is-inside.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'

/** The figures of a plan with amounts that are paid steadily. */
export interface SteadyFigures {
  amounts: readonly Quantity[]
  /** A year, in percent. */
  rate: number | undefined
  years: number | undefined
}

/** The figures of a question by what they count; undefined where one has no place in such a plan. */
export function sortFigures(quantities: readonly Quantity[]): SteadyFigures | undefined {
  const rates = quantities.filter(({ kind }) => kind === 'percent')
  const times = quantities.filter(({ kind }) => kind === 'years')
  const amounts = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')
  const [rate] = rates
  const isPlain =
    rates.length <= 1 &&
    times.length <= 1 &&
    rates.length + times.length + amounts.length === quantities.length &&
    (rate?.per === undefined || rate.per === 'year') &&
    quantities.every(({ isNegative, isOutcome }) => !isNegative && !isOutcome) &&
    amounts.every(({ value, currency = 'INR' }) => currency === 'INR' && value >= LEAST_AMOUNT)
  return isPlain ? { amounts, rate: rate?.value, years: times[0]?.value } : undefined
}

/** A bare number below this is rather a rate or a time. */
const LEAST_AMOUNT = 100

/** Whether it has a word beside its figures that neither says what the plan is about nor is idle. */
export function hasOtherWords(
  { tokens, quantities }: Reading,
  own: RegExp,
  fillers: ReadonlySet<string>,
): boolean {
  return tokens.some(
    ({ kind, text }, at) =>
      kind !== 'pause' &&
      !isInside(quantities, at) &&
      !isFiller(text) &&
      !own.test(text) &&
      !fillers.has(text),
  )
}
