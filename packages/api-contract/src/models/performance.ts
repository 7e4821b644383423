import * as z from 'zod/mini'
import { exactUsd, historyPoint, isoDay } from './history.ts'

/** The rate of a money-weighted return, as a fraction: XIRR of the flows and both ends. */
const moneyWeighted = z.object({
  /** A year of 365 days; null where no rate fits, or several do. */
  perYear: z.nullable(z.number()),
  /** The same from `since` to the last day. */
  overRange: z.nullable(z.number()),
  /** The first day; where nothing was there yet, the one before something came. */
  since: isoDay,
  /** Every rate per year that fits, ascending. */
  rates: z.array(z.number()),
  /** Why there is none, as a sentence; null where there is one. */
  unknownBecause: z.nullable(z.string()),
})

/** What the same money would have made elsewhere. */
export const benchmark = z.object({
  id: z.enum(['eth', 'btc', 'fd']),
  name: z.string(),
  /** The day whose price is its last: its close, or of today the price of now; the day before where nobody tells that. */
  until: z.nullable(isoDay),
  /** From the first day to the last, as a fraction in dollars; null where a price or rate is missing. */
  return: z.nullable(z.number()),
  /** What the opening value, the same flows and what was newly priced would be worth at the end, in dollars. */
  endValue: z.nullable(z.number()),
})
export type Benchmark = z.infer<typeof benchmark>

/** How the wallets did over a range: with and without the weight of money, by which flows, and beside what. */
export const performanceOfRange = z.object({
  from: historyPoint,
  to: historyPoint,
  timeWeightedReturn: z.nullable(z.number()),
  /** Why there is no time-weighted return; null where there is one. */
  returnUnknownBecause: z.nullable(z.string()),
  moneyWeighted,
  /** What came in (above 0) or went out over the border of the wallets, a sum for each day that has one. */
  flows: z.array(z.object({ date: isoDay, amount: exactUsd })),
  /**
   * What was there before and got its first price, a sum for each day that has one: it counts as put in on that day, in the
   * money-weighted return and beside every benchmark, as it earned nothing then.
   */
  newlyPriced: z.array(z.object({ date: isoDay, amount: exactUsd })),
  benchmarks: z.array(benchmark),
})
export type PerformanceOfRange = z.infer<typeof performanceOfRange>
