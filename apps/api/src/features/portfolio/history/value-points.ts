import type { Snapshot } from '../../../database/snapshots.repository.ts'
import { endOf, type Slot, toSlot } from '../ledger/day.ts'
import { type ValueWalletInput, valueWallet } from '../ledger/value-wallet.ts'
import type { Walk } from '../ledger/walk-back.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import type { AssetStanding } from './create-standing-reader.ts'
import { toPresentPoint } from './to-present-point.ts'
import { toCarriedPoint, toSnapshotPoint } from './to-snapshot-point.ts'
import type { Grid, WalletView } from './wallet-view.ts'

type ValuedPoints = Pick<WalletView, 'present' | 'movementsFrom' | 'certainFrom'> & {
  /** One per slot that is over, ascending. */
  past: WalletPoint[]
}

/**
 * What a wallet was worth in each slot: where it was recorded, as it was recorded; else by the walk back; without one, by the
 * last record before.
 */
export function valuePoints({
  grid: { step, from, to },
  current,
  walk,
  cutShortAt,
  recorded,
  standing: { tokens, debts, counts },
  book,
  facts,
  previous,
  isUnmeasured,
  now,
}: {
  grid: Grid
  /** The slot under way, of which the present is the point. */
  current: Slot
  walk: Walk | null
  /** Before this moment movements are missing; null where none are. */
  cutShortAt: number | null
  /** One record per slot, oldest first. */
  recorded: readonly Snapshot[]
  standing: Pick<AssetStanding, 'tokens' | 'debts' | 'counts'>
  now: number
} & Pick<ValueWalletInput, 'book' | 'facts' | 'previous' | 'isUnmeasured'>): ValuedPoints {
  const slots = Array.from(
    { length: Math.max(0, Math.min(to, current - 1) - from + 1) },
    (_, index) => from + index,
  )
  const points = new Map(
    recorded
      .filter(({ at }) => toSlot(at, step) < current)
      .map((snapshot) => [
        toSlot(snapshot.at, step),
        toSnapshotPoint(snapshot, step, { book, of: step, counts }),
      ]),
  )
  const carry = (slot: Slot, at: number) => {
    const last = recorded.findLast((record) => record.at <= at)
    return last && toCarriedPoint(last, slot, { step, at, book, counts })
  }
  const present =
    (tokens === null && walk === null ? carry(current, now) : undefined) ??
    toPresentPoint({ tokens, debts, walk, facts, book, counts, step, now })
  if (walk === null) {
    const past = slots.map(
      (slot) => points.get(slot) ?? carry(slot, endOf(slot, step)) ?? toDrawn(slot, step),
    )
    const observed = past.find(({ provenance }) => provenance === 'observed')
    return {
      ...{ past, present, movementsFrom: null },
      certainFrom: observed?.slot ?? (tokens === null ? null : current),
    }
  }
  const movementsFrom = cutShortAt === null ? from : toSlot(cutShortAt, step) + 1
  const valued = valueWallet({
    ...{
      walk,
      step,
      slots,
      book,
      facts,
      counts,
      recorded: points,
      movementsFrom,
      previous,
      ...(isUnmeasured && { isUnmeasured }),
    },
  })
  return { past: valued.points, present, movementsFrom, certainFrom: movementsFrom }
}

/** A point of which nothing is known; what is drawn for it depends on what is shown of the present. */
const toDrawn = (slot: Slot, step: Grid['step']): WalletPoint => ({
  ...{ slot, at: endOf(slot, step), provenance: 'illustrative', rows: [], drawn: 0n, lacks: null },
})
