import { type AssetId, type HoldingGain, type Micros, microsToUsd, readPlace } from '@pkg/api-contract'
import { type Parts, sumFlows } from '../ledger/explain-change.ts'
import { GROWTH_UNKNOWN } from '../ledger/judge-point.ts'
import type { AssetFields } from './selection-view.ts'
import type { WalletView } from './wallet-view.ts'

/** What one holding gained; an empty list for a token that was not held, or that never had a price and is gone. */
export function toGain(
  views: readonly WalletView[],
  asset: AssetId,
  parts: Parts,
  fields: AssetFields,
  toReturn: () => number | null,
): HoldingGain[] {
  const start = sumRows(views, asset, 0)
  const end = sumRows(views, asset, -1)
  const flows = sumFlows(parts)
  const unknownBecause = describeUnknown(views, asset, parts, { start, end })
  if (start.count + end.count === 0 && flows === 0n && parts.gas === 0n) return []
  // Indexes leave spam out of what is held now: it was not sold, and there is no figure to miss.
  if (end.count === 0 && start.isUnpriced) return []
  const gain = parts.price + parts.traded + parts.gas + parts.interest + parts.reward
  const basis = start.micros + (parts.received > 0n ? parts.received : 0n)
  const isKnown = unknownBecause === null
  return [
    {
      ...fields,
      startValue: start.isUnpriced ? null : microsToUsd(start.micros),
      endValue: end.isUnpriced ? null : microsToUsd(end.micros),
      netTransfers: isKnown ? microsToUsd(flows) : null,
      gain: isKnown ? microsToUsd(gain) : null,
      gainPercent: isKnown && basis > 0n ? (Number(gain) / Number(basis)) * 100 : null,
      timeWeightedReturn: isKnown ? toReturn() : null,
      unknownBecause,
    },
  ]
}

const unknownAtStart = 'Its price at the beginning is not known.'

function describeUnknown(
  views: readonly WalletView[],
  asset: AssetId,
  parts: Parts,
  { start, end }: Record<'start' | 'end', ReturnType<typeof sumRows>>,
): string | null {
  if (start.isUnpriced || end.isUnpriced) {
    // A wallet that does not hold it was never asked for its price, and has nothing to say of it.
    const holders = views.filter(({ points }) =>
      [points[0], points.at(-1)].some((point) => point?.rows.some((row) => row.asset === asset)),
    )
    if (holders.some(({ isUntrusted }) => isUntrusted(asset))) return 'Its price is not trusted.'
    if (!end.isUnpriced && end.count > 0) return unknownAtStart
    if (end.isPriced) return 'Some of it has no price.'
    return start.isUnpriced || start.count === 0
      ? 'No source has a price of it.'
      : 'No source has a price of it now.'
  }
  if (parts.newlyPriced !== 0n) {
    return readPlace(asset) === null
      ? unknownAtStart
      : 'What was there before it was first read is not known.'
  }
  if (parts.unexplained !== 0n) return 'The movements do not explain its balance.'
  const isDoubted = views.some(({ points, walk }) => {
    const [first] = points
    if (first === undefined) return false
    if (first.provenance === 'illustrative') return true
    const to = points.at(-1)?.at ?? first.at
    return walk.findings.some(
      ({ asset: doubted, unsure }) => doubted === asset && unsure.before > first.at && unsure.after < to,
    )
  })
  if (isDoubted) return 'Its past is not known for certain.'
  const isGrown = views.some(
    ({ points: [first], isUnmeasured }) =>
      first?.lacks === GROWTH_UNKNOWN &&
      first.rows.some((row) => row.asset === asset) &&
      isUnmeasured(asset, first.at),
  )
  if (isGrown) return 'How much there was of it at the beginning is not known.'
  const isCut = views.some(
    ({ points: [first] }) => first?.provenance === 'partial' && first.lacks !== GROWTH_UNKNOWN,
  )
  return isCut ? 'The list of movements is not complete.' : null
}

function sumRows(views: readonly WalletView[], asset: AssetId, index: 0 | -1) {
  let micros: Micros = 0n
  let count = 0
  let isUnpriced = false
  let isPriced = false
  for (const { points } of views) {
    const row = points.at(index)?.rows.find((entry) => entry.asset === asset)
    if (row === undefined) continue
    count += 1
    micros += row.micros
    if (row.price === null) isUnpriced = true
    else isPriced = true
  }
  return { micros, count, isUnpriced, isPriced }
}
