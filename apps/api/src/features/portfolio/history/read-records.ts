import { hourlySince } from '../../../database/hourly-since.ts'
import type { WalletKey } from '../../../database/ledgers.repository.ts'
import type { Snapshot, SnapshotsRepository } from '../../../database/snapshots.repository.ts'
import { startOf } from '../ledger/day.ts'
import { recordsOfStep } from './last-of-days.ts'
import type { Grid } from './wallet-view.ts'

/** What was recorded of a wallet over some days or hours, oldest first. */
export interface WalletRecords {
  /** The last record before them that tells what was inside contracts, if there is one. */
  before: readonly Snapshot[]
  /** Those that tell what was inside contracts, one per step. */
  positions: readonly Snapshot[]
  /** All: of every hour of late, before that one per step. */
  hours: readonly Snapshot[]
}

export async function readRecords(
  snapshots: SnapshotsRepository,
  wallet: WalletKey,
  { step, from }: Grid,
  now: number,
): Promise<WalletRecords> {
  const [kept, earlier] = await Promise.all([
    snapshots.list(wallet, startOf(from, step)),
    snapshots.findPositions(wallet, startOf(from, step)),
  ])
  const since = hourlySince(now)
  const positions = kept.filter((record) => record.positions)
  return {
    before: earlier ? [earlier] : [],
    positions: recordsOfStep(positions, step),
    hours: [
      ...recordsOfStep(
        kept.filter(({ at }) => at < since),
        step,
      ),
      ...kept.filter(({ at }) => at >= since),
    ],
  }
}
