import { type AssetId, type Sourced, type Token, toAssetId, toMicros, usdToMicros } from '@pkg/api-contract'
import { type Step, toSlot } from '../ledger/day.ts'
import type { PriceBook } from '../ledger/price-book.ts'
import type { Walk } from '../ledger/walk-back.ts'
import type { AssetFacts, PointRow, WalletPoint } from '../ledger/wallet-point.ts'

/**
 * The present as a point: the very rows that the holdings show, so that chart and table agree. Without them, the
 * balances of the ledger at the last known prices.
 */
export function toPresentPoint({
  tokens,
  kept,
  facts,
  book,
  step,
  now,
}: {
  tokens: Sourced<Token[]> | null
  kept: Walk | null
  facts: (asset: AssetId) => AssetFacts
  book: PriceBook
  step: Step
  now: number
}): WalletPoint {
  const slot = toSlot(now, step)
  const carry = (asset: AssetId, balance: bigint): PointRow => {
    const { decimals, spam } = facts(asset)
    const price = decimals === null ? undefined : book.find(asset, slot)
    const micros = price === undefined || decimals === null ? 0n : toMicros(balance, decimals, price.usd)
    return { asset, balance, price: price?.usd ?? null, priceOf: price?.slot ?? null, micros, spam }
  }
  if (tokens !== null) {
    const rows = tokens.data.map((token): PointRow => {
      const asset = toAssetId(token)
      const balance = BigInt(token.balance)
      if (token.usdPrice === null || token.usdValue === null) return carry(asset, balance)
      const { spam } = facts(asset)
      return {
        asset,
        balance,
        price: token.usdPrice,
        priceOf: null,
        micros: usdToMicros(token.usdValue),
        spam,
      }
    })
    const lacks = tokens.problem
    return { slot, at: now, provenance: lacks === null ? 'observed' : 'partial', rows, drawn: 0n, lacks }
  }
  const rows = [...(kept?.tracks.values() ?? [])].flatMap(({ asset, opening, changes }) => {
    const balance = changes.reduce((sum, { amount }) => sum + amount, opening)
    return balance === 0n ? [] : [carry(asset, balance)]
  })
  return { slot, at: now, provenance: 'partial', rows, drawn: 0n, lacks: 'The holdings could not be read.' }
}
