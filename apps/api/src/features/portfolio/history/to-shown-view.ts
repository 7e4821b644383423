import { type AssetId, microsToUsd, usdToMicros } from '@pkg/api-contract'
import { sumOf } from '../../../lib/sum-of.ts'
import { endOf, toSlot } from '../ledger/day.ts'
import { illustrativeValues } from '../ledger/illustrative-values.ts'
import { judgePoint, toDoubts } from '../ledger/judge-point.ts'
import type { Unsure, Walk } from '../ledger/walk-back.ts'
import type { WalletPoint } from '../ledger/wallet-point.ts'
import { judgeRecorded } from './to-snapshot-point.ts'
import type { WalletView } from './wallet-view.ts'

/** Whether a person is not shown an asset, given what it looks like. */
export type IsHidden = (asset: AssetId, looksLikeSpam: boolean) => boolean

/**
 * A wallet as one person sees it: what is hidden from them is in no point, no movement, no record and no finding, of
 * any time. How sure a point is then follows from what is shown of it, and a line that is drawn by rule from the
 * present that is shown.
 */
export function toShownView(view: WalletView, isHidden: IsHidden): WalletView {
  const hidden = new Map<AssetId, boolean>()
  const isShown = (asset: AssetId) => {
    // What is owed is owed, whatever anybody would rather not see.
    const known = hidden.get(asset) ?? (!view.isDebt(asset) && isHidden(asset, view.facts(asset).spam))
    hidden.set(asset, known)
    return !known
  }
  const strip = (point: WalletPoint): WalletPoint => {
    const rows = point.rows.filter(({ asset }) => isShown(asset))
    return rows.length === point.rows.length ? point : { ...point, rows }
  }
  const walk: Walk = {
    tracks: new Map([...view.walk.tracks].filter(([asset]) => isShown(asset))),
    findings: view.walk.findings.filter(({ asset }) => isShown(asset)),
  }
  const doubts = toDoubts(walk.findings, view.counts)
  const stripped = judgeRecorded(strip(view.present))
  const past = view.points.filter(({ slot }) => slot !== stripped.slot)
  const line = stripped.provenance === 'illustrative' ? [...past, stripped] : past
  const drawn = line.some(({ provenance }) => provenance === 'illustrative')
    ? drawLine(view, line, stripped)
    : []
  const present = line === past ? stripped : { ...stripped, drawn: drawn.at(-1) ?? 0n }
  const points = past.map((point, index) => {
    if (point.provenance === 'illustrative') return { ...point, drawn: drawn[index] ?? 0n }
    const shown = strip(point)
    if (point.isRecorded && !(view.waits && lacksPrice(shown, view))) return judgeRecorded(shown)
    if (view.waits) return { ...shown, provenance: 'partial' as const, lacks: STILL_READ }
    return shown === point && walk.findings.length === view.walk.findings.length
      ? point
      : judgePoint(shown, view, doubts)
  })
  return {
    ...view,
    present,
    points: past.length < view.points.length ? [...points, present] : points,
    walk,
    certainFrom: toCertainFrom(view, doubts),
    snapshots: view.snapshots.map((snapshot) => ({
      ...snapshot,
      rows: snapshot.rows.filter(({ asset }) => isShown(asset as AssetId)),
    })),
  }
}

/** Whether a price may come yet that counts. */
const lacksPrice = ({ rows }: WalletPoint, { counts }: Pick<WalletView, 'counts'>) =>
  rows.some(({ asset, price, priceOf }) => counts(asset) && (price === null || priceOf !== null))

const STILL_READ = 'Prices of this time are still being read.'

/** The specification's line, up to what is shown of the present; also through the present, where that is not known. */
function drawLine({ wallet, step }: WalletView, line: readonly WalletPoint[], shown: WalletPoint): bigint[] {
  const netWorth =
    shown.provenance === 'illustrative' ? null : microsToUsd(sumOf(shown.rows, ({ micros }) => micros))
  const moments = line.map(({ slot }) => endOf(slot, step))
  return illustrativeValues(wallet.address, moments, netWorth).map(usdToMicros)
}

/** While the balance of something shown is in doubt, nothing is certain. */
function toCertainFrom(
  { certainFrom, movementsFrom, present, step }: WalletView,
  doubts: readonly Unsure[],
): number | null {
  if (movementsFrom === null || certainFrom === null) return certainFrom
  return Math.max(
    certainFrom,
    ...doubts.map(({ before }) => Math.min(toSlot(before, step) + 1, present.slot)),
  )
}
