import type { AnyCalculator, Column } from '@pkg/finance-math/calculators'
import { Bars } from '@pkg/ui-kit/charts/bars.tsx'
import { LineChart } from '@pkg/ui-kit/charts/line-chart.tsx'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import { memo, useMemo } from 'react'
import { formatAxis, formatFigure } from './format-figure.ts'
import type { AnyAnswer } from './scenario.ts'

interface ResultChartProps {
  definition: AnyCalculator
  answer: AnyAnswer
}

/** The answer as a picture: lines, areas that add up, or bars side by side, as the definition says. */
export const ResultChart = memo(function ResultChart({ definition, answer }: ResultChartProps) {
  const { series } = definition
  const lines = useMemo(() => toLines(definition, answer), [definition, answer])

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
