import * as z from 'zod/mini'
import type { Token } from './token.ts'

/** What a set of holdings is worth, and what the figure leaves out. */
export const netWorth = z.object({
  usd: z.number(),
  pricedHoldings: z.int(),
  unpricedHoldings: z.int(),
  hiddenSpam: z.int(),
})
export type NetWorth = z.infer<typeof netWorth>

/** In dollars. No holding is worth more than everything that is traded; where one seems to be, something is made up. */
export const MOST_WORTH_USD = 1e13

/** The rows that a person is shown: everything but spam. */
export function shownHoldings(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => token.spam !== 'yes')
}

/** Sums amounts of money, whatever their order. */
export function sumMoney(values: readonly number[]): number {
  // Math.sumPrecise is not in every browser we serve; sorting keeps the sum independent of row order.
  return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0)
}

/**
 * Sums the rows shown. The only place that yields a total, so that total and rows cannot disagree.
 * A holding without a price is counted, not valued at 0.
 */
export function sumHoldings(tokens: readonly Token[]): NetWorth {
  const shown = shownHoldings(tokens)
  const values = shown.flatMap(({ usdValue }) => (usdValue === null ? [] : [usdValue]))
  return {
    usd: sumMoney(values),
    pricedHoldings: values.length,
    unpricedHoldings: shown.length - values.length,
    hiddenSpam: tokens.length - shown.length,
  }
}
