import { type AssetId, readPlace } from '@pkg/api-contract'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import { type Slot, type Step, toSlot } from '../ledger/day.ts'
import type { KnownBalances } from '../ledger/movement.ts'
import type { PriceBook } from '../ledger/price-book.ts'
import { valueRow } from '../ledger/value-row.ts'
import type { PointRow, WalletPoint } from '../ledger/wallet-point.ts'

/** A record without prices that do not count by what is known now; what was owed is at a price below zero. */
export function toCountedSnapshot(
  { rows, ...record }: Snapshot,
  rules: { counts: (asset: AssetId) => boolean; isDebt: (asset: AssetId) => boolean },
): Snapshot {
  const price = ({ asset, usdPrice }: Snapshot['rows'][number]) => {
    if (usdPrice === null || !rules.counts(asset as AssetId)) return null
    return rules.isDebt(asset as AssetId) ? -usdPrice : usdPrice
  }
  return { ...record, rows: rows.map((row) => ({ ...row, usdPrice: price(row) })) }
}

/**
 * A recorded moment as a point of the chart. A holding that had no price when it was recorded has the one that the points
 * around it have, so that the line does not fall for a day because a source did not answer.
 */
export function toSnapshotPoint(
  { at, rows }: Snapshot,
  step: Step,
  prices: {
    book: PriceBook /** What the book's prices are of. */
    of: Step
    counts: (asset: AssetId) => boolean
  },
): WalletPoint {
  const points = rows.map((row): PointRow => {
    const asset = row.asset as AssetId
    const holding = { asset, balance: BigInt(row.balance), decimals: row.decimals }
    if (row.usdPrice !== null || !prices.counts(asset)) return valueRow(holding, row.usdPrice)
    const slot = toSlot(at, prices.of)
    const known = prices.book.find(asset, slot)
    return valueRow(
      holding,
      known?.usd ?? null,
      known === undefined || known.slot === slot ? null : known.slot,
    )
  })
  return judgeRecorded({
    ...{ slot: toSlot(at, step), at, provenance: 'observed', isRecorded: true },
    ...{ lacks: null, drawn: 0n, rows: points },
  })
}

/** Stands in for what was not read: the balances of the last record before a slot, at the prices of the slot. */
export function toCarriedPoint(
  last: Snapshot,
  slot: Slot,
  { step, at, ...prices }: { step: Step; at: number; book: PriceBook; counts: (asset: AssetId) => boolean },
): WalletPoint {
  const rows = last.rows.map((row) => ({
    ...row,
    usdPrice: prices.book.find(row.asset as AssetId, slot)?.usd ?? row.usdPrice,
  }))
  return {
    ...toSnapshotPoint({ ...last, rows }, step, { ...prices, of: step }),
    ...{ slot, at, isRecorded: false, provenance: 'partial' },
    lacks: `It was not read; the balances of ${formatMoment(last.at)} stand in.`,
  }
}

/** "2026-11-24, 14:05 UTC" */
const formatMoment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ', ')} UTC`

/** A moment of which the balances are known for sure: only a row with an old price makes it carry one. */
export function judgeRecorded(point: WalletPoint): WalletPoint {
  if (point.provenance !== 'observed' && point.provenance !== 'carried') return point
  const provenance = point.rows.some(({ priceOf }) => priceOf !== null) ? 'carried' : 'observed'
  return provenance === point.provenance ? point : { ...point, provenance }
}

/** A recorded moment as a place where the walk is held against what was seen. */
export function toWaypoint({ at, rows }: Snapshot): KnownBalances {
  return {
    at,
    block: null,
    balances: new Map(
      // What is inside contracts is no balance that movements lead to.
      rows.flatMap(({ asset, balance }) =>
        readPlace(asset) === null ? [[asset as AssetId, BigInt(balance)] as const] : [],
      ),
    ),
  }
}
