import type { AssetId } from '@pkg/api-contract'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import { type Step, toSlot } from '../ledger/day.ts'
import type { KnownBalances } from '../ledger/movement.ts'
import { valueRow } from '../ledger/value-row.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'

/** A record without debts, and without prices that do not count by what is known now. */
export function toCountedSnapshot(
  { rows, ...record }: Snapshot,
  rules: { counts: (asset: AssetId) => boolean; isDebt: (asset: AssetId) => boolean },
): Snapshot {
  const own = rows.filter((row) => !rules.isDebt(row.asset as AssetId))
  return {
    ...record,
    rows: own.map((row) => (rules.counts(row.asset as AssetId) ? row : { ...row, usdPrice: null })),
  }
}

/** A recorded moment as a point of the chart. */
export function toSnapshotPoint({ at, rows }: Snapshot, step: Step): WalletPoint {
  return {
    slot: toSlot(at, step),
    at,
    provenance: 'observed',
    lacks: null,
    drawn: 0n,
    rows: rows.map(({ asset, balance, decimals, usdPrice }) =>
      valueRow({ asset: asset as AssetId, balance: BigInt(balance), decimals }, usdPrice),
    ),
  }
}

/** A recorded moment as a place where the walk is held against what was seen. */
export function toWaypoint({ at, rows }: Snapshot): KnownBalances {
  return {
    at,
    block: null,
    balances: new Map(rows.map(({ asset, balance }) => [asset as AssetId, BigInt(balance)])),
  }
}
