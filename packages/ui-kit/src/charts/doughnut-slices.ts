export interface DoughnutItem {
  /** Unique; the key of the slice. */
  id: string
  label: string
  /** In one unit for all; not negative. */
  value: number
}

export interface DoughnutSlice extends DoughnutItem {
  /** From 0 to 1. */
  share: number
  /** `1` to `5` for the largest in order, `rest` for the others together. */
  series: 1 | 2 | 3 | 4 | 5 | 'rest'
}

const ranks = [1, 2, 3, 4, 5] as const

/** The five largest items and one slice for the others; what is worth nothing has no slice. */
export function doughnutSlices(
  items: readonly DoughnutItem[],
  othersLabel: (count: number) => string,
): DoughnutSlice[] {
  const sorted = items.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  const total = sorted.reduce((sum, { value }) => sum + value, 0)
  const largest = ranks.flatMap((series, index): DoughnutSlice[] => {
    const item = sorted[index]
    return item ? [{ ...item, share: item.value / total, series }] : []
  })

  const others = sorted.slice(ranks.length)
  if (others.length === 0) return largest
  const value = others.reduce((sum, item) => sum + item.value, 0)
  return [
    ...largest,
    { id: 'others', label: othersLabel(others.length), value, share: value / total, series: 'rest' },
  ]
}
