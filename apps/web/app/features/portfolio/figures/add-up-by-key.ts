import { addUpCents, type Micros } from '@pkg/api-contract'

/** Whole cents by key that add up to a total in cents; the same whatever order the rows come in. */
export function addUpByKey(
  rows: readonly { key: string; micros: Micros }[],
  total: number,
): Map<string, number> {
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const cents = addUpCents(
    sorted.map(({ micros }) => micros),
    0n,
    total,
  )
  return new Map(sorted.map(({ key }, index) => [key, cents[index] ?? 0]))
}
