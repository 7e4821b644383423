import { type AssetId, type Sourced, type Token, toAssetId, usdToMicros } from '@pkg/api-contract'
import { sumOf } from '../../../lib/sum-of.ts'
import { type Step, toSlot } from '../ledger/day.ts'
import type { PriceBook } from '../ledger/price-book.ts'
import { valueRow } from '../ledger/value-row.ts'
import type { Walk } from '../ledger/walk-back.ts'
import type { AssetFacts, PointRow, WalletPoint } from '../ledger/wallet-point.ts'

/**
 * The present as a point: the very rows that the holdings show, so that chart and table agree. Without them, the
 * balances of the ledger at the last known prices. Where neither is known there is no value to tell, and none is 0: the
 * point is one of the line that is drawn by rule.
 */
export function toPresentPoint({
  tokens,
  debts,
  walk,
  facts,
  book,
  counts,
  step,
  now,
}: {
  tokens: Sourced<Token[]> | null
  /** What is owed, beside what is held. */
  debts: readonly Token[]
  walk: Walk | null
  facts: (asset: AssetId) => AssetFacts
  book: PriceBook
  counts: (asset: AssetId) => boolean
  step: Step
  now: number
}): WalletPoint {
  const slot = toSlot(now, step)
  const carry = (asset: AssetId, balance: bigint): PointRow => {
    const price = counts(asset) ? book.find(asset, slot) : undefined
    return valueRow({ asset, balance, decimals: facts(asset).decimals }, price?.usd ?? null, price?.slot)
  }
  if (tokens !== null) {
    const rows = tokens.data.map((token): PointRow => {
      const asset = toAssetId(token)
      const balance = BigInt(token.balance)
      if (token.usdPrice === null || token.usdValue === null) return carry(asset, balance)
      return { asset, balance, price: token.usdPrice, priceOf: null, micros: usdToMicros(token.usdValue) }
    })
    for (const { debtUsd = null, part, ...token } of debts) {
      const asset = toAssetId(token)
      const balance = BigInt(token.balance)
      const usd = part?.usdPrice ?? null
      rows.push(
        debtUsd === null || usd === null
          ? carry(asset, balance)
          : { asset, balance, price: -usd, priceOf: null, micros: -usdToMicros(debtUsd) },
      )
    }
    const lacks = tokens.problem
    const isCarried = rows.some(({ priceOf }) => priceOf !== null)
    const provenance = lacks !== null ? 'partial' : isCarried ? 'carried' : 'observed'
    const readAt = Date.parse(tokens.updatedAt)
    return { slot, at: now, readAt, provenance, rows, drawn: 0n, lacks }
  }
  const lacks = 'The holdings could not be read.'
  if (walk === null) return { slot, at: now, provenance: 'illustrative', rows: [], drawn: 0n, lacks }
  const rows = [...walk.tracks.values()].flatMap(({ asset, opening, changes }) => {
    const balance = opening + sumOf(changes, ({ amount }) => amount)
    return balance <= 0n ? [] : [carry(asset, balance)]
  })
  return { slot, at: now, provenance: 'partial', rows, drawn: 0n, lacks }
}
