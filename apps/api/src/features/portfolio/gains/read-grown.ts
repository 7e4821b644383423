import { type AssetId, fromAssetId, toMicros } from '@pkg/api-contract'
import { type ChainClient, type Growth, growthOf } from '@pkg/chain-client'
import { findChain } from '@pkg/chains'
import { absolute } from '../../../lib/absolute.ts'
import type { PriceBooks } from '../history/create-price-books.ts'
import { toDay } from '../ledger/day.ts'
import type { ConfirmedBalances } from './confirmed-balances.ts'
import { findGrown } from './find-grown.ts'
import type { Grown } from './grown.ts'
import type { ReadMovements } from './read-movements.ts'

/**
 * What the balances of some wallets grew by themselves, at the closes of its days, whether those are still being read, and what is
 * not known of it, as a sentence.
 */
export async function readGrown(
  { parts, assets, leftOut, valued }: Pick<ReadMovements, 'parts' | 'assets' | 'leftOut' | 'valued'>,
  confirmed: readonly ConfirmedBalances[],
  { chain, priceBooks }: { chain: Pick<ChainClient, 'findPoolParts'>; priceBooks: PriceBooks },
): Promise<{ grown: Grown[]; pending: boolean; problem: string | null }> {
  // Of what has no price that is trusted a pool is not asked: it is in no figure.
  const held = new Set(confirmed.flatMap(({ balances }) => [...balances.keys()]))
  const asked = [...held].filter((asset) => valued.has(asset) && !leftOut.has(asset))
  const found = await chain.findPoolParts(asked)
  // Of what could not be asked nobody knows whether it grows.
  const problem = asked.every((asset) => found.has(asset)) ? null : NOT_ASKED
  const growing = new Map<AssetId, Growth>()
  for (const asset of asked) {
    const part = found.get(asset)
    const entry = findChain(fromAssetId(asset).chainId)
    const growth = entry === undefined || part?.kind === 'debt' ? null : growthOf(entry, asset, part)
    if (growth !== null) growing.set(asset, growth)
  }
  if (growing.size === 0) return { grown: [], pending: false, problem }
  const grown = findGrown(parts, confirmed, (asset) => growing.get(asset) ?? null)
  const [first, last] = [grown[0], grown.at(-1)]
  if (first === undefined || last === undefined) return { grown: [], pending: false, problem }
  const { book, pending } = await priceBooks.read([...growing.keys()], {
    ...{ step: 'day', from: toDay(first.at), to: toDay(last.at) },
  })
  return {
    ...{ pending, problem },
    grown: grown.map((one) => {
      const decimals = assets.get(one.asset)?.decimals ?? null
      // Of a day that is not over, the close before it.
      const close = book.find(one.asset, toDay(one.at))
      const isKnown = decimals !== null && close !== undefined
      return { ...one, micros: isKnown ? toMicros(absolute(one.amount), decimals, close.usd) : null }
    }),
  }
}

const NOT_ASKED =
  'Whether some tokens grow by themselves could not be asked: what they grew by may be missing.'
