import type { AssetId } from '@pkg/api-contract'
import { formatDay, type Slot, type Step, startOf, toDay } from './day.ts'
import type { Finding } from './walk-back.ts'
import type { WalletPoint } from './wallet-point.ts'

/** What a point lacks where the movements are known and only growth is not. */
export const GROWTH_UNKNOWN =
  'How much there was then of what grows by itself is not known: no node had kept it.'

/** How far a list of movements reaches. */
export interface JudgedLedger {
  step: Step
  /** The first slot from which on the list of movements is complete; null when none is. */
  movementsFrom: Slot | null
  /** Whether prices of an asset count. */
  counts: (asset: AssetId) => boolean
  /** Whether a balance is one that changes by itself and was not measured at a moment. @default none is */
  isUnmeasured?: (asset: AssetId, at: number) => boolean
}

/** Says how sure a point is; this depends on more than the point's own rows. */
export function judgePoint(point: WalletPoint, ledger: JudgedLedger, doubts: readonly Doubt[]): WalletPoint {
  const lacks = describeLack(point, ledger, doubts)
  if (lacks !== null) return { ...point, provenance: 'partial', lacks }
  const isCarried = point.rows.some(({ priceOf }) => priceOf !== null)
  return { ...point, provenance: isCarried ? 'carried' : 'reconstructed', lacks: null }
}

function describeLack(
  point: WalletPoint,
  { movementsFrom, step, counts, isUnmeasured = () => false }: JudgedLedger,
  doubts: readonly Doubt[],
): string | null {
  if (movementsFrom === null) return 'The list of movements could not be read to its end.'
  if (point.slot < movementsFrom) {
    const from = formatDay(toDay(startOf(movementsFrom, step)))
    return `The list of movements was cut short: those before ${from} are missing.`
  }
  const doubted = doubts.some(
    ({ asset, until }) => point.at < until && point.rows.some((row) => row.asset === asset),
  )
  if (doubted) return 'The movements of a holding do not explain its balance.'
  const isLacking = point.rows.some(({ asset }) => counts(asset) && isUnmeasured(asset, point.at))
  return isLacking ? GROWTH_UNKNOWN : null
}

/** A balance that is not sure up to a moment. */
export interface Doubt {
  asset: AssetId
  until: number
}

/**
 * Before the place where a walk does not come out even, the balance of that asset is in doubt. What has no value at any
 * time puts no figure in doubt: any contract may tell balances that its events do not.
 */
export function toDoubts(findings: readonly Finding[], counts: (asset: AssetId) => boolean): Doubt[] {
  const until = new Map<AssetId, number>()
  for (const { asset, at } of findings) {
    if (counts(asset)) until.set(asset, Math.max(at, until.get(asset) ?? 0))
  }
  return [...until].map(([asset, at]) => ({ asset, until: at }))
}
