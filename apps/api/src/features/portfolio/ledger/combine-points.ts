import type { Micros, Provenance } from '@pkg/api-contract'
import type { WalletPoint } from './wallet-point.ts'

/** The value of several wallets on one day, or in one hour. */
export interface CombinedPoint {
  at: number
  micros: Micros
  provenance: Provenance
  priced: number
  unpriced: number
  carried: number
  lacks: string | null
}

/** From the surest to the least sure; a sum is as sure as its least sure part. */
const ranks: readonly Provenance[] = ['observed', 'reconstructed', 'carried', 'partial', 'illustrative']

/** Sums several wallets' points of one day or hour. */
export function combinePoints(points: readonly WalletPoint[]): CombinedPoint | undefined {
  const [first] = points
  if (first === undefined) return undefined
  const sum: CombinedPoint = {
    at: Math.max(...points.map(({ at }) => at)),
    micros: 0n,
    provenance: 'observed',
    priced: 0,
    unpriced: 0,
    carried: 0,
    lacks: null,
  }
  for (const { rows, provenance, lacks, drawn } of points) {
    sum.micros += drawn
    if (ranks.indexOf(provenance) > ranks.indexOf(sum.provenance)) sum.provenance = provenance
    sum.lacks ??= lacks
    for (const row of rows) {
      sum.micros += row.micros
      if (row.price === null) sum.unpriced += 1
      else sum.priced += 1
      if (row.priceOf !== null) sum.carried += 1
    }
  }
  return sum
}
