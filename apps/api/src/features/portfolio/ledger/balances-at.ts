import type { Track } from './walk-back.ts'

/** The balance of a track at each of some ascending moments, in one pass. */
export function balancesAt(track: Track, moments: readonly number[]): bigint[] {
  let balance = track.opening
  let next = 0
  return moments.map((moment) => {
    for (let change = track.changes[next]; change !== undefined && change.at <= moment; ) {
      balance += change.amount
      next += 1
      change = track.changes[next]
    }
    return balance
  })
}
