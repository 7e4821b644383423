import type { AnyCalculator, Column } from '@pkg/finance-math/calculators'
import { LineChart } from '@pkg/ui-kit/charts/line-chart.tsx'
import { memo, useMemo } from 'react'
import { formatAxis, formatFigure } from './format-figure.ts'
import type { AnyAnswer } from './scenario.ts'

interface ResultChartProps {
  definition: AnyCalculator
  answer: AnyAnswer
}

/** The answer as a picture: lines, or areas that add up, as the definition says. Bars are left to the table. */
export const ResultChart = memo(function ResultChart({ definition, answer }: ResultChartProps) {
  const { series } = definition
  const lines = useMemo(() => toLines(definition, answer), [definition, answer])

  if (series === undefined || series.shape === 'bars' || lines[0] === undefined) return null
  const amount = Object.values(series.lines)[0] as Column
  return (
    <LineChart
      title={series.x.unit === 'inr' ? amount.label.en.replace(/,.*/, ' by income') : 'Over time'}
      series={lines}
      stacked={series.shape === 'stacked'}
      fromZero
      xLabel={series.x.label.en}
      formatX={(x) => formatAxis(Number(x), series.x.unit)}
      formatY={(y) => formatFigure(y, amount.unit)}
      formatYTick={(y) => formatAxis(y, amount.unit)}
    />
  )
})

/** Points that a chart may hold; a drawing has no more places than that. */
const mostPoints = 400

function toLines(definition: AnyCalculator, answer: AnyAnswer) {
  const all = answer.series()
  const step = Math.ceil(all.length / mostPoints)
  const points = step > 1 ? all.filter((_, index) => index % step === 0 || index === all.length - 1) : all
  return Object.entries(definition.series?.lines ?? {}).map(([id, { label }]) => ({
    id,
    label: label.en,
    points: points.map((point) => ({ x: point.x ?? 0, y: point[id] ?? null })),
  }))
}
