import { microsToUsd } from '@pkg/api-contract'
import { combinePoints } from '../ledger/combine-points.ts'
import { type Day, endOf, type Slot, startOf, toSlot } from '../ledger/day.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import { toSnapshotPoint } from './to-snapshot-point.ts'
import type { WalletView } from './wallet-view.ts'

/**
 * The recorded hours. A wallet on a chain that has no record of an hour has what it was recorded with last, unless it moved since: a
 * sum of the others would look like a fall. Before its first record it counts only where it is known to have had nothing yet; an hour
 * of which that is not known is left out.
 */
export function toObservations(views: readonly WalletView[], from: Day): { at: string; value: number }[] {
  const recorded = views.map((view) => ({ view, records: toRecords(view, from) }))
  const hours = new Set(recorded.flatMap(({ records }) => records.map(({ slot }) => slot)))
  return [...hours]
    .sort((a, b) => a - b)
    .flatMap((hour) => {
      const points = recorded.flatMap(({ view, records }) => {
        const last = records.findLast(({ slot }) => slot <= hour)
        const point = last === undefined ? toNothingYet(view, hour) : toCarried(view, last, hour)
        return point === null ? [] : [{ point, isUntrusted: view.isUntrusted, insideSince: view.insideSince }]
      })
      const own = points.filter(({ point }) => point.slot === hour)
      const sum = points.length === views.length ? combinePoints(points) : undefined
      // The moment is the one of what was recorded in that hour.
      const at = Math.max(...own.map(({ point }) => point.at))
      return sum ? [{ at: new Date(at).toISOString(), value: microsToUsd(sum.micros) }] : []
    })
}

/** The last record of each hour, oldest first. */
function toRecords({ snapshots, book, step, counts }: WalletView, from: Day): WalletPoint[] {
  const records = new Map<Slot, WalletPoint>()
  for (const snapshot of snapshots) {
    if (snapshot.at < startOf(from, 'day')) continue
    records.set(toSlot(snapshot.at, 'hour'), toSnapshotPoint(snapshot, 'hour', { book, of: step, counts }))
  }
  return [...records.values()]
}

/** The last record of a wallet before an hour; null where something moved since. */
function toCarried({ walk }: WalletView, last: WalletPoint, hour: Slot): WalletPoint | null {
  const end = endOf(hour, 'hour')
  const hasMoved =
    last.slot < hour &&
    [...walk.tracks.values()].some(({ changes }) =>
      changes.some(({ at, kind }) => kind !== 'interest' && at > last.at && at <= end),
    )
  return hasMoved ? null : last
}

/** A point without rows where every movement is known and the first one came after the hour; null where it is not. */
function toNothingYet({ walk, movementsFrom, step }: WalletView, hour: Slot): WalletPoint | null {
  const at = endOf(hour, 'hour')
  const isKnown = movementsFrom !== null && at >= startOf(movementsFrom, step)
  const hadSome = [...walk.tracks.values()].some(
    ({ opening, changes }) => opening !== 0n || changes.some((change) => change.at <= at),
  )
  if (!isKnown || hadSome) return null
  return { slot: hour, at, provenance: 'reconstructed', rows: [], drawn: 0n, lacks: null }
}
