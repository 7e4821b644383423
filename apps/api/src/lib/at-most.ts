/**
 * The limit of an `LRUCache` by its number of entries, for limits that are rarely reached: with `max` the cache makes room
 * for all of them when it is made, which takes 17 ms for 50,000.
 */
export function atMost(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 }
}
