import type { AssetId, Micros, Provenance } from '@pkg/api-contract'
import type { WalletPoint } from './wallet-point.ts'

/** The value of several wallets on one day, or in one hour. */
export interface CombinedPoint {
  at: number
  micros: Micros
  provenance: Provenance
  priced: number
  unpriced: number
  /** How many of the unpriced have a price that is not trusted, or none that could be. */
  untrusted: number
  carried: number
  lacks: string | null
}

/** From the surest to the least sure; a sum is as sure as its least sure part. */
const ranks: readonly Provenance[] = ['observed', 'reconstructed', 'carried', 'partial', 'illustrative']

/** Whether prices of an asset count. */
type Counts = (asset: AssetId) => boolean

/** Sums several wallets' points of one day or hour, each with whose prices count in that wallet. */
export function combinePoints(
  given: readonly { point: WalletPoint; counts: Counts }[],
): CombinedPoint | undefined {
  const points = given.map(({ point }) => point)
  const [first] = points
  if (first === undefined) return undefined
  const sum: CombinedPoint = {
    at: Math.max(...points.map(({ at }) => at)),
    micros: 0n,
    provenance: 'observed',
    priced: 0,
    unpriced: 0,
    untrusted: 0,
    carried: 0,
    lacks: null,
  }
  for (const { point, counts } of given) {
    const { rows, provenance, lacks, drawn } = point
    sum.micros += drawn
    if (ranks.indexOf(provenance) > ranks.indexOf(sum.provenance)) sum.provenance = provenance
    sum.lacks ??= lacks
    for (const row of rows) {
      sum.micros += row.micros
      if (row.price !== null) sum.priced += 1
      else {
        sum.unpriced += 1
        if (!counts(row.asset)) sum.untrusted += 1
      }
      if (row.priceOf !== null) sum.carried += 1
    }
  }
  return sum
}
