/**
 * The value below which a share of sorted values lies, between two of them by a straight line: type 7 of Hyndman and
 * Fan, which spreadsheets call `PERCENTILE.INC` and NumPy takes by default.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = (sorted.length - 1) * share
  const below = Math.floor(place)
  const low = sorted[below] as number
  const high = sorted[Math.min(below + 1, sorted.length - 1)] as number
  return low + (high - low) * (place - below)
}
