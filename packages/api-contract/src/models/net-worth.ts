import * as z from 'zod/mini'
import { usd } from './amount.ts'
import { toAssetId } from './asset.ts'
import { type Micros, microsToCents, usdToMicros } from './micros.ts'
import type { Token } from './token.ts'

/** What a set of holdings is worth, and what the figure leaves out. */
export const netWorth = z.object({
  usd: z.number(),
  pricedHoldings: z.int(),
  unpricedHoldings: z.int(),
  /** Tokens that are hidden: the same one in several wallets is one. */
  hiddenSpam: z.int(),
  /** How many of the unpriced have a price that is claimed and not trusted; absent when none has. */
  untrustedHoldings: z.optional(z.int()),
  /** How many debts there are, which are not taken off; absent when there are none. */
  debts: z.optional(z.int()),
  /** What they come to, as far as it is known; null when nothing of it is. */
  debtUsd: z.optional(usd),
})
export type NetWorth = z.infer<typeof netWorth>

/** In dollars. No holding is worth more than everything that is traded; where one seems to be, something is made up. */
export const MOST_WORTH_USD = 1e13

/** What the wallet has: every row but the debts. */
export function withoutDebts<Row extends Pick<Token, 'kind'>>(tokens: readonly Row[]): Row[] {
  return tokens.filter(({ kind }) => kind !== 'debt')
}

/** What the wallet owes. */
export function listDebts(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind }) => kind === 'debt')
}

/** The holdings that a person is shown: everything but spam and debts. */
export function shownHoldings(tokens: readonly Token[]): Token[] {
  return withoutDebts(tokens).filter((token) => token.spam !== 'yes')
}

type Valued = Pick<Token, 'usdValue'>

/** The values of rows together, to the millionth; a row without a price adds nothing. */
function sumMicros(rows: readonly Valued[]): Micros {
  return rows.reduce((sum, { usdValue }) => (usdValue === null ? sum : sum + usdToMicros(usdValue)), 0n)
}

/** The same in dollars, rounded once, to the cent. */
export function sumUsd(rows: readonly Valued[]): number {
  return microsToCents(sumMicros(rows)) / 100
}

/** What the holdings shown are worth together, to the millionth: the last point of their history is the same sum. */
export function toExactWorth(tokens: readonly Token[]): Micros {
  return sumMicros(shownHoldings(tokens))
}

/**
 * Sums the rows shown, rounded once, to the cent. The only place that yields a total, so that total and rows cannot
 * disagree. A holding without a price is counted, not valued at 0. Debts are told beside the total and not taken off.
 */
export function sumHoldings(tokens: readonly Token[]): NetWorth {
  const shown = shownHoldings(tokens)
  const priced = shown.filter(({ usdValue }) => usdValue !== null)
  const untrusted = shown.filter((token) => token.priceTrust === 'untrusted').length
  const debts = listDebts(tokens)
  const owed = debts.map(({ debtUsd = null }) => ({ usdValue: debtUsd }))
  return {
    usd: sumUsd(shown),
    pricedHoldings: priced.length,
    unpricedHoldings: shown.length - priced.length,
    hiddenSpam: new Set(
      withoutDebts(tokens)
        .filter(({ spam }) => spam === 'yes')
        .map(toAssetId),
    ).size,
    ...(untrusted > 0 && { untrustedHoldings: untrusted }),
    ...(debts.length > 0 && {
      debts: debts.length,
      debtUsd: owed.every(({ usdValue }) => usdValue === null) ? null : sumUsd(owed),
    }),
  }
}
