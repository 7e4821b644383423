import type { AssetId } from '@pkg/api-contract'
import { formatDay, type Slot, type Step, startOf, toDay } from './day.ts'
import type { Finding, Unsure } from './walk-back.ts'
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
export function judgePoint(point: WalletPoint, ledger: JudgedLedger, doubts: readonly Unsure[]): WalletPoint {
  const lacks = describeLack(point, ledger, doubts)
  if (lacks !== null) return { ...point, provenance: 'partial', lacks }
  const isCarried = point.rows.some(({ priceOf }) => priceOf !== null)
  return { ...point, provenance: isCarried ? 'carried' : 'reconstructed', lacks: null }
}

function describeLack(
  point: WalletPoint,
  { movementsFrom, step, counts, isUnmeasured = () => false }: JudgedLedger,
  doubts: readonly Unsure[],
): string | null {
  if (movementsFrom === null) return 'The list of movements could not be read to its end.'
  if (point.slot < movementsFrom) {
    const from = formatDay(toDay(startOf(movementsFrom, step)))
    return `The list of movements was cut short: those before ${from} are missing.`
  }
  const isDoubted = doubts.some(({ after, before }) => point.at > after && point.at < before)
  if (isDoubted) return 'The movements of a holding do not explain its balance.'
  const isLacking = point.rows.some(({ asset }) => counts(asset) && isUnmeasured(asset, point.at))
  return isLacking ? GROWTH_UNKNOWN : null
}

/**
 * When a balance is in doubt, of all that does not come out even. What has no value at any time puts no figure in doubt: any
 * contract may tell balances that its events do not. Nothing of it need be among the rows of a point: it may be what is missing.
 */
export const toDoubts = (findings: readonly Finding[], counts: (asset: AssetId) => boolean): Unsure[] =>
  findings.flatMap(({ asset, unsure }) => (counts(asset) ? [unsure] : []))
