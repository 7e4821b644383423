import { addUpCents, type ChainReading, sumHoldings, type Token, toExactWorth } from '@pkg/api-contract'
import { distinctSentences } from '../readings/distinct-sentences.ts'
import { isKnown, type WalletReading } from '../readings/wallet-reading.ts'

/** What one chain is of the net worth, and how it was read. */
export interface ChainPart {
  chainId: number
  /** In whole cents, which add up to the sum of all chains; null where it was never read. */
  usd: number | null
  /** When its oldest figure was read. */
  updatedAt: string | null
  /** Whether a newer reading failed in some wallet. */
  stale: boolean
  problems: readonly string[]
}

/** The net worth of some wallets by chain, in the order in which the chains come. */
export function toChainParts(readings: readonly WalletReading[]): ChainPart[] {
  const known = readings.filter(isKnown)
  const told = Map.groupBy(
    known.flatMap(({ chains }) => chains),
    ({ chainId }) => chainId,
  )
  const tokens = known.flatMap((reading) => reading.tokens)
  const ids = [...new Set([...told.keys(), ...tokens.map(({ chainId }) => chainId)])]
  const held = ids.map((id) => tokens.filter(({ chainId }) => chainId === id))
  const cents = addUpCents(held.map(toExactWorth), 0n, Math.round(sumHoldings(tokens).usd * 100))
  return ids.map((chainId, index) =>
    toPart(chainId, told.get(chainId) ?? [], held[index] ?? [], cents[index] ?? 0),
  )
}

function toPart(
  chainId: number,
  told: readonly ChainReading[],
  held: readonly Token[],
  cents: number,
): ChainPart {
  const times = told.flatMap(({ updatedAt }) => updatedAt ?? []).sort()
  const isUnread = times.length === 0 && held.length === 0 && told.length > 0
  return {
    chainId,
    usd: isUnread ? null : cents / 100,
    updatedAt: times[0] ?? null,
    stale: told.some(({ stale }) => stale),
    problems: distinctSentences(told.flatMap(({ problem }) => problem ?? [])),
  }
}
