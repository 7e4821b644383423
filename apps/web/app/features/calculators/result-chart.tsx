import type { AnyCalculator, Column } from '@pkg/finance-math/calculators'
import { Bars } from '@pkg/ui-kit/charts/bars.tsx'
import { LineChart } from '@pkg/ui-kit/charts/line-chart.tsx'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import { type ComponentProps, memo, useMemo } from 'react'
import { formatFigure } from '#app/lib/format-figure.ts'
import { toChartLines } from './chart-lines.ts'
import { formatAxis } from './format-axis.ts'
import type { AnyAnswer } from './scenario.ts'
import { toTimeAxis } from './time-axis.ts'

interface ResultChartProps {
  definition: AnyCalculator
  answer: AnyAnswer
  /** Every amount is in today's money. */
  isInTodaysMoney: boolean
}

/** The answer as a picture: lines, areas that add up, or bars side by side, as the definition says. */
export const ResultChart = memo(function ResultChart({
  definition,
  answer,
  isInTodaysMoney,
}: ResultChartProps) {
  const { series } = definition
  const { lines, stacked } = useMemo(() => toChartLines(definition, answer), [definition, answer])

  if (series === undefined || lines[0] === undefined) return null
  const amount = Object.values(series.lines)[0] as Column
  if (series.shape === 'bars') {
    return (
      <>
        <CardHead title="Side by side" className="mb-3" />
        <Bars
          label={lines.map(({ label }) => label).join(', ')}
          groups={lines[0].points.map(({ x }, index) => ({
            label: `${series.x.label.en} ${x}`,
            bars: lines.map(({ id, label, points }) => ({ id, label, value: points[index]?.y ?? 0 })),
          }))}
          formatAmount={(value) => formatFigure(value, amount.unit)}
        />
      </>
    )
  }
  const axis = toTimeAxis(lines, series.x, series.startsOn?.(answer.values as never))
  const writeX = (x: LineX) => (x instanceof Date ? toDay(x) : formatAxis(Number(x), axis.unit))
  return (
    <LineChart
      title={toTitle(series.x, amount, isInTodaysMoney)}
      series={axis.lines}
      note={
        series.ends && (
          <p className="text-note text-muted">
            Behind each line: the month it is paid off, and all its interest.
          </p>
        )
      }
      stacked={stacked}
      fromZero
      xLabel={axis.label}
      formatX={writeX}
      // The day of a month has no room beside the others.
      formatXTick={(x) => (x instanceof Date ? toDay(x).replace(/^\d+ /, '') : writeX(x))}
      formatY={(y) => formatFigure(y, amount.unit)}
      formatYTick={(y) => formatAxis(y, amount.unit)}
    />
  )
})

type LineX = Parameters<ComponentProps<typeof LineChart>['formatX']>[0]

const toDay = (day: Date) => formatFigure(day.toISOString().slice(0, 10), 'date')

/** What the lines run over: money earned, a rate, else time. */
function toTitle({ unit, label }: Column, amount: Column, isInTodaysMoney: boolean): string {
  if (unit === 'inr') return amount.label.en.replace(/,.*/, ' by income')
  if (unit === 'percent') return `By ${label.en.toLowerCase()}`
  return isInTodaysMoney ? 'Over time, in today’s money' : 'Over time'
}
