import type { AssetId, Micros, Provenance } from '@pkg/api-contract'
import type { WalletPoint } from './wallet-point.ts'

/** The value of several wallets on one day, or in one hour. */
export interface CombinedPoint {
  at: number
  /** When the oldest of the present holdings in it was read; of a point of the past, its `at`. */
  readAt: number
  micros: Micros
  provenance: Provenance
  priced: number
  unpriced: number
  /** How many of the unpriced have a price that is not trusted. */
  untrusted: number
  carried: number
  /** The moment from which on what is inside contracts is counted, where that comes after the point; else null. */
  insideSince: number | null
  lacks: string | null
}

/** From the surest to the least sure; a sum is as sure as its least sure part. */
const ranks: readonly Provenance[] = ['observed', 'reconstructed', 'carried', 'partial', 'illustrative']

/** Whether the price of an asset is not trusted. */
type IsUntrusted = (asset: AssetId) => boolean

/** Sums several wallets' points of one day or hour, each with whose prices are not trusted in that wallet. */
export function combinePoints(
  given: readonly { point: WalletPoint; isUntrusted: IsUntrusted; insideSince?: number | null }[],
): CombinedPoint | undefined {
  const points = given.map(({ point }) => point)
  const [first] = points
  if (first === undefined) return undefined
  const at = Math.max(...points.map((point) => point.at))
  const sum: CombinedPoint = {
    at,
    readAt: Math.min(at, ...points.flatMap(({ readAt }) => readAt ?? [])),
    micros: 0n,
    provenance: 'observed',
    priced: 0,
    unpriced: 0,
    untrusted: 0,
    carried: 0,
    insideSince: null,
    lacks: null,
  }
  for (const { point, isUntrusted, insideSince = null } of given) {
    if (insideSince !== null && point.at < insideSince) {
      sum.insideSince = Math.max(insideSince, sum.insideSince ?? 0)
    }
    const { rows, provenance, lacks, drawn } = point
    sum.micros += drawn
    if (ranks.indexOf(provenance) > ranks.indexOf(sum.provenance)) sum.provenance = provenance
    sum.lacks ??= lacks
    for (const row of rows) {
      sum.micros += row.micros
      if (row.price !== null) sum.priced += 1
      else {
        sum.unpriced += 1
        if (isUntrusted(row.asset)) sum.untrusted += 1
      }
      if (row.priceOf !== null) sum.carried += 1
    }
  }
  return sum
}
