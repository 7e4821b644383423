import { toPercentShares } from '../format/percent-shares.ts'
import { roundParts } from '../format/round-parts.ts'

export interface DoughnutItem {
  /** Unique; the key of the slice. */
  id: string
  label: string
  /** What tells it from another of the same label: a second, smaller line. */
  detail?: string | undefined
  /** In one unit for all; not negative. */
  value: number
}

export interface DoughnutSlice extends DoughnutItem {
  /** From 0 to 1. */
  share: number
  /** The share in percent with one decimal; those of all slices add up to 100. */
  percent: number
  /** The value without its decimals; those of all slices add up to the rounded sum. */
  rounded: number
  /** `1` to `5` for the largest in order, `rest` for the others together. */
  series: 1 | 2 | 3 | 4 | 5 | 'rest'
}

/** The label with what tells it from its namesakes. */
export function wholeLabel({ label, detail }: Pick<DoughnutItem, 'label' | 'detail'>): string {
  return detail === undefined ? label : `${label} ${detail}`
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
    return item ? [{ ...item, share: item.value / total, percent: 0, rounded: 0, series }] : []
  })

  const others = sorted.slice(ranks.length)
  if (others.length === 0) return withRounded(largest)
  const value = others.reduce((sum, item) => sum + item.value, 0)
  return withRounded([
    ...largest,
    {
      id: 'others',
      label: othersLabel(others.length),
      value,
      share: value / total,
      percent: 0,
      rounded: 0,
      series: 'rest',
    },
  ])
}

function withRounded(slices: readonly DoughnutSlice[]): DoughnutSlice[] {
  const values = slices.map(({ value }) => value)
  const percents = toPercentShares(values, 1)
  // To the cent first: half a unit stays half a unit, in whatever order the values are added.
  const cents = Math.round(values.reduce((sum, value) => sum + value, 0) * 100)
  const rounded = roundParts(values, Math.round(cents / 100))
  return slices.map((slice, index) => ({
    ...slice,
    percent: percents[index] ?? 0,
    rounded: rounded[index] ?? 0,
  }))
}
