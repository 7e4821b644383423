import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { LineSeries } from '@pkg/ui-kit/charts/line-series.ts'
import { priceLevel } from './price-level.ts'
import type { AnyAnswer } from './scenario.ts'

type Point = Readonly<Record<string, number>>

/** Points that a chart may hold; a drawing has no more places than that. */
const mostPoints = 400

/**
 * The lines of an answer's chart. With an inflation in percent a year, each point is in today's money: of a stack that
 * is its sum, as its parts were paid at many dates, and lines that add up such payments are left out.
 */
export function toChartLines(definition: AnyCalculator, answer: AnyAnswer, inflation?: number): LineSeries[] {
  const { series } = definition
  const all = answer.series()
  const step = Math.ceil(all.length / mostPoints)
  const points = all.filter((_, index) => index % step === 0 || index === all.length - 1)
  const lines = Object.entries(series?.lines ?? {})
  const draw = (id: string, label: string, amount: (point: Point) => number | null) => ({
    id,
    label,
    points: points.map((point) => ({ x: point.x ?? 0, y: amount(point) })),
  })
  if (inflation === undefined) {
    return lines.map(([id, { label }]) => draw(id, label.en, (point) => point[id] ?? null))
  }

  const start = series?.x.unit === 'age' ? (all[0]?.x ?? 0) : 0
  const level = ({ x = 0 }: Point) => priceLevel(inflation, x - start)
  if (series?.shape === 'stacked') {
    const total = (point: Point) => lines.reduce((sum, [id]) => sum + (point[id] ?? 0), 0)
    return [draw('total', 'Total', (point) => total(point) / level(point))]
  }
  return lines
    .filter(([, { soFar }]) => !soFar)
    .map(([id, { label }]) =>
      draw(id, label.en, (point) => (point[id] === undefined ? null : point[id] / level(point))),
    )
}
