import type { ReactNode } from 'react'
import { formatCompactUsd } from '../format/format-compact-usd.ts'
import { formatShare as writeShare } from '../format/format-share.ts'
import { formatUsd } from '../format/format-usd.ts'
import { toPercentShares } from '../format/percent-shares.ts'
import { ChartFrame } from './chart-frame.tsx'
import { narrowFrame, wideFrame } from './doughnut-geometry.ts'
import { formatShare } from './doughnut-parts.tsx'
import { DoughnutPoster } from './doughnut-poster.tsx'
import { type DoughnutItem, doughnutSlices, wholeLabel } from './doughnut-slices.ts'
import { useInteractiveChart } from './use-interactive-chart.ts'

interface DoughnutChartProps {
  title: string
  note?: ReactNode
  /** Every item: the five largest get a slice, the others share one. The table lists them all. */
  items: readonly DoughnutItem[]
  /** Heads of the table's columns. @default Asset, Share, Value in USD */
  columns?: readonly [string, string, string]
  /** For the drawing, of amounts without decimals. @default whole dollars, "$3.46B" where one is too long beside its share */
  formatAmount?: (value: number) => string
  /** Exact, for the table. @default dollars and cents */
  formatExact?: (value: number) => string
  othersLabel?: (count: number) => string
  className?: string | undefined
}

/** In dollars. From here on a whole amount would stand over its share, or over the ring. */
const LONG_USD = 10_000_000

const loadInteractive = () =>
  import('./doughnut-interactive.tsx').then(({ DoughnutInteractive }) => DoughnutInteractive)

/**
 * Shares of a whole: the largest slice on the left with its words in the hole, the others labelled at the right.
 * Draws nothing for items that are all worth nothing; show an EmptyState instead.
 */
export function DoughnutChart({
  title,
  note,
  items,
  columns = ['Asset', 'Share', 'Value, USD'],
  formatAmount,
  formatExact = formatUsd,
  othersLabel = (count) => (count === 1 ? '1 other' : `${count} others`),
  className,
}: DoughnutChartProps) {
  const { Chart, reach } = useInteractiveChart(loadInteractive)
  const slices = doughnutSlices(items, othersLabel)
  const shares = slices.map((slice) => `${wholeLabel(slice)} ${formatShare(slice)}`)
  const toRows = () => {
    const sorted = [...items].sort((a, b) => b.value - a.value)
    const total = sorted.reduce((sum, { value }) => sum + value, 0)
    const percents = toPercentShares(
      sorted.map(({ value }) => value),
      2,
    )
    return sorted.map((item, index) => [
      wholeLabel(item),
      writeShare(item.value / total, 2, percents[index]),
      formatExact(item.value),
    ])
  }

  if (slices.length === 0) return null
  const isLong = slices.some(({ value }) => value >= LONG_USD)
  const toAmount =
    formatAmount ??
    ((value: number) => (isLong ? formatCompactUsd(value) : formatUsd(value, { decimals: 0 })))
  const Ring = Chart ?? DoughnutPoster

  return (
    <ChartFrame
      {...{ title, note, reach, className }}
      summary={`${title}: ${shares.join(', ')}`}
      table={() => ({ columns, rows: toRows() })}
    >
      {/* A drawing with the words that belong to it: it is never turned. */}
      <div dir="ltr" className="@container">
        <div className="hidden max-w-110 @min-[22.5rem]:block">
          <Ring {...{ slices, formatAmount: toAmount }} frame={wideFrame} />
        </div>
        <div className="max-w-90 @min-[22.5rem]:hidden">
          <Ring {...{ slices, formatAmount: toAmount }} frame={narrowFrame} />
        </div>
      </div>
    </ChartFrame>
  )
}
