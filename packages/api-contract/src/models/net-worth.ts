import * as z from 'zod/mini'
import { usd } from './amount.ts'
import { type AssetId, toAssetId } from './asset.ts'
import { type Micros, microsToCents, usdToMicros } from './micros.ts'
import type { Token } from './token.ts'

/** What a set of holdings is worth, and what the figure leaves out. Holdings are counted by asset: one in several wallets is one. */
export const netWorth = z.object({
  /** What is held, less what is owed as far as it is known. */
  usd: z.number(),
  pricedHoldings: z.int(),
  unpricedHoldings: z.int(),
  hiddenSpam: z.int(),
  /** How many of the priced are held in some wallet without a known worth, which the sum leaves out; absent when none is. */
  partlyPricedHoldings: z.optional(z.int()),
  /** How many of the unpriced have a price that is claimed and not trusted; absent when none has. */
  untrustedHoldings: z.optional(z.int()),
  /** How many debts there are; absent when there are none. */
  debts: z.optional(z.int()),
  /** What they come to, as far as it is known; null when nothing of it is. It is taken off the sum. */
  debtUsd: z.optional(usd),
  /** How many of them are of unknown size and not taken off; absent when none is. */
  unknownDebts: z.optional(z.int()),
  /** What is held before debts: `usd` and `debtUsd` together, to the cent. Absent without debts. */
  assetsUsd: z.optional(z.number()),
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

/** What is owed, as far as it is known, to the millionth. */
function sumDebts(tokens: readonly Token[]): Micros {
  return sumMicros(listDebts(tokens).map(({ debtUsd = null }) => ({ usdValue: debtUsd })))
}

/**
 * What the holdings shown are worth together, less what is owed, to the millionth: the last point of their history is the
 * same sum.
 */
export function toExactWorth(tokens: readonly Token[]): Micros {
  return sumMicros(shownHoldings(tokens)) - sumDebts(tokens)
}

/** The assets of rows; one that several wallets hold is one. */
const toAssets = (rows: readonly Token[]): ReadonlySet<AssetId> => new Set(rows.map(toAssetId))

/**
 * Sums the rows shown, rounded once, to the cent. The only place that yields a total, so that total and rows cannot
 * disagree. A holding without a price is counted, not valued at 0, and so is a debt of unknown size.
 */
export function sumHoldings(tokens: readonly Token[]): NetWorth {
  const shown = shownHoldings(tokens)
  const priced = toAssets(shown.filter(({ usdValue }) => usdValue !== null))
  const valueless = shown.filter(({ usdValue }) => usdValue === null)
  const unpriced = valueless.filter((token) => !priced.has(toAssetId(token)))
  const partlyPriced = toAssets(valueless.filter((token) => priced.has(toAssetId(token))))
  const untrusted = toAssets(unpriced.filter((token) => token.priceTrust === 'untrusted'))
  const debts = listDebts(tokens)
  const unknown = debts.filter(({ debtUsd = null }) => debtUsd === null)
  const cents = microsToCents(toExactWorth(tokens))
  const owedCents = microsToCents(sumDebts(tokens))
  return {
    usd: cents / 100,
    pricedHoldings: priced.size,
    unpricedHoldings: toAssets(unpriced).size,
    hiddenSpam: toAssets(withoutDebts(tokens).filter(({ spam }) => spam === 'yes')).size,
    ...(partlyPriced.size > 0 && { partlyPricedHoldings: partlyPriced.size }),
    ...(untrusted.size > 0 && { untrustedHoldings: untrusted.size }),
    ...(debts.length > 0 && {
      debts: toAssets(debts).size,
      debtUsd: unknown.length === debts.length ? null : owedCents / 100,
      ...(unknown.length > 0 && { unknownDebts: toAssets(unknown).size }),
      assetsUsd: (cents + owedCents) / 100,
    }),
  }
}
