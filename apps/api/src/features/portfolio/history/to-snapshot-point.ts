import type { AssetId } from '@pkg/api-contract'
import type { Snapshot } from '../../../database/snapshots.repository.ts'
import { type Step, toSlot } from '../ledger/day.ts'
import type { KnownBalances } from '../ledger/movement.ts'
import { valueRow } from '../ledger/value-row.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'

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
