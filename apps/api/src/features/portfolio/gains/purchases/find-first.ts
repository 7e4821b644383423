/** The place of the first of a sorted list for which something holds, and for all after it. */
export function findFirst<T>(sorted: readonly T[], holds: (one: T) => boolean): number {
  let low = 0
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1
    if (holds(sorted[middle] as T)) high = middle
    else low = middle + 1
  }
  return low
}
