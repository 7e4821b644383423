/** The sum of something of each item, as an integer of any size. */
export const sumOf = <T>(items: readonly T[], of: (item: T) => bigint): bigint =>
  items.reduce((sum, item) => sum + of(item), 0n)
