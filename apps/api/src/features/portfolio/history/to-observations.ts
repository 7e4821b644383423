import { microsToUsd } from '@pkg/api-contract'
import { combinePoints } from '../ledger/combine-points.ts'
import { type Day, startOf, toSlot } from '../ledger/day.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import { toSnapshotPoint } from './to-snapshot-point.ts'
import type { WalletView } from './wallet-view.ts'

/** The recorded hours of which every wallet has a record; a sum of some would look like a fall. */
export function toObservations(views: readonly WalletView[], from: Day): { at: string; value: number }[] {
  const hours = new Map<number, { point: WalletPoint; isUntrusted: WalletView['isUntrusted'] }[]>()
  for (const { snapshots, book, step, counts, isUntrusted } of views) {
    for (const snapshot of snapshots) {
      if (snapshot.at < startOf(from, 'day')) continue
      const hour = toSlot(snapshot.at, 'hour')
      const point = toSnapshotPoint(snapshot, 'hour', { book, of: step, counts })
      hours.set(hour, [...(hours.get(hour) ?? []), { point, isUntrusted }])
    }
  }
  return [...hours]
    .filter(([, points]) => points.length === views.length)
    .sort(([a], [b]) => a - b)
    .flatMap(([, points]) => {
      const sum = combinePoints(points)
      return sum ? [{ at: new Date(sum.at).toISOString(), value: microsToUsd(sum.micros) }] : []
    })
}
