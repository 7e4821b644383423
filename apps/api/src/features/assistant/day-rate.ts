import type { Answer, ExchangeRates } from '@pkg/money-questions'
import type { KnownFigure } from './known-figures.ts'

/** The exchange rate of the day that an answer was computed with. */
export interface DayRate {
  value: number
  /** What a model is told of it. */
  told: string
  /** The figures of it that may be written: the rate, the rate the other way, and its day. */
  figures: readonly KnownFigure[]
  currencies: readonly string[]
}

/** The rate of the day in an answer; undefined where there is none in it. */
export function dayRateOf(
  { calculations }: Answer,
  rates: ExchangeRates | 'unavailable' | undefined,
): DayRate | undefined {
  const { from, to, rate } = calculations.find(({ calculator }) => calculator === 'currency')?.inputs ?? {}
  if (rates === undefined || rates === 'unavailable' || typeof rate !== 'number') return undefined
  const day = new Date(rates.updatedAt)
  const parts = [day.getUTCDate(), day.getUTCMonth() + 1, day.getUTCFullYear()]
  return {
    value: rate,
    told: `The exchange rate of the day, which counts as given: one ${from} buys ${rate} ${to}, set by ${rates.source} on ${rates.updatedAt.slice(0, 10)}${rates.stale ? ', the last one known' : ''}. Say the rate, its source and its day.`,
    currencies: [String(from), String(to)],
    figures: [rate, 1 / rate, ...parts].map((value) => ({ value, unit: 'any' })),
  }
}
