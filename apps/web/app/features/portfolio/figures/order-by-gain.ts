/** Rows by what was gained in dollars, most or least first; those of which it is not known come last, and what is alike stays. */
export function orderByGain<Row>(
  rows: readonly Row[],
  order: 'gain' | 'loss',
  gainOf: (row: Row) => number | null | undefined,
): readonly Row[] {
  const sign = order === 'gain' ? 1 : -1
  const rank = (row: Row) => gainOf(row) ?? -sign * Number.MAX_VALUE
  return rows.toSorted((one, other) => sign * (rank(other) - rank(one)))
}
