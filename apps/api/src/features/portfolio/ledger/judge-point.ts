import type { AssetId } from '@pkg/api-contract'
import { formatDay, type Slot, type Step, startOf, toDay } from './day.ts'
import type { Finding } from './walk-back.ts'
import type { WalletPoint } from './wallet-point.ts'

/** How far a list of movements reaches. */
export interface JudgedLedger {
  step: Step
  /** The first slot from which on the list of movements is complete; null when none is. */
  movementsFrom: Slot | null
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
  { movementsFrom, step }: Pick<JudgedLedger, 'movementsFrom' | 'step'>,
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
  return doubted ? 'The movements of a holding do not explain its balance.' : null
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
