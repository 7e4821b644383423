import { LineChart, type LineSeries } from '@pkg/ui-kit/charts/line-chart.tsx'
import { memo, useMemo } from 'react'
import { formatFigure } from '#app/lib/format-figure.ts'
import type { LuckAnswer } from './compute-luck.ts'
import { formatAxis } from './format-axis.ts'

interface LuckChartProps {
  title: string
  bands: LuckAnswer['balances']
  percentiles: readonly number[]
  /** Amounts are divided by this: 12 makes of a year's spending a month's. @default 1 */
  per?: number
  /** Where every year is as the page assumes, a line of its own. */
  steady?: readonly number[]
  start: number
  unit: 'years' | 'age'
}

const lines: Readonly<Record<number, Omit<LineSeries, 'points'>>> = {
  50: { id: '50', label: 'Half', tone: 'ink', fill: false },
  5: { id: '5', label: 'Low 5 %', tone: 1 },
  25: { id: '25', label: 'Low 25 %', tone: 1 },
  75: { id: '75', label: 'Top 25 %', tone: 1, downTo: '25' },
  95: { id: '95', label: 'Top 5 %', tone: 1, downTo: '5' },
}
/** The first one stands in the table beside the years on a phone; the others from above, as their names do. */
const order = [50, 95, 75, 25, 5]

/** What each year came to: a band in which half of the runs are, a wider one for nine tenths, and the middle. */
export const LuckChart = memo(function LuckChart(props: LuckChartProps) {
  const { title, bands, percentiles, per = 1, steady, start, unit } = props
  const series = useMemo((): LineSeries[] => {
    const drawn = order.flatMap((percentile): LineSeries[] => {
      const place = percentiles.indexOf(percentile)
      const line = lines[percentile]
      if (place < 0 || line === undefined) return []
      const look = percentile === 50 ? 'solid' : 'soft'
      const points = bands.map(
        ({ year, values }) => ({ x: start + year, y: (values[place] ?? 0) / per, look }) as const,
      )
      return [{ ...line, points }]
    })
    if (steady === undefined) return drawn
    const points = steady.map((y, year) => ({ x: start + year, y, look: 'broken' }) as const)
    return [...drawn, { id: 'steady', label: 'Steady', tone: 3, points }]
  }, [bands, percentiles, per, steady, start])

  return (
    <LineChart
      title={title}
      series={series}
      fromZero
      height={280}
      xLabel={unit === 'age' ? 'Age' : 'Year'}
      formatX={(x) => formatAxis(Number(x), unit)}
      formatY={(y) => formatFigure(y, 'inr', { decimals: 0 })}
      formatYTick={(y) => formatAxis(y, 'inr')}
    />
  )
})
