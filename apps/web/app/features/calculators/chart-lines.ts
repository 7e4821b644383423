import { type AnyCalculator, toPaise } from '@pkg/finance-math/calculators'
import type { LineSeries } from '@pkg/ui-kit/charts/line-chart.tsx'
import { formatAxis } from './format-axis.ts'
import type { AnyAnswer } from './scenario.ts'

type Point = Readonly<Record<string, number>>

/** Points that a chart may hold; a drawing has no more places than that. */
const mostPoints = 400

interface ChartLines {
  lines: LineSeries[]
  /** Each line stands on the ones before it. */
  stacked: boolean
}

/**
 * The lines of an answer's chart. Parts that fall below zero cannot stand on each other: then the first part is drawn
 * beside the sum of them all.
 */
export function toChartLines({ series }: AnyCalculator, answer: AnyAnswer): ChartLines {
  if (series === undefined) return { lines: [], stacked: false }
  const all = answer.series()
  const step = Math.ceil(all.length / mostPoints)
  const points = all.filter((_, index) => index % step === 0 || index === all.length - 1)
  const names = Object.entries(series.lines)
  const ends = series.ends?.(answer.values as never) ?? {}
  const draw = (id: string, label: string, amount: (point: Point) => number | null): LineSeries => ({
    id,
    label,
    points: points.map((point) => ({ x: point.x ?? 0, y: amount(point) })),
    ...(ends[id] && { end: writeEnd(ends[id]) }),
  })
  const lines = names.map(([id, { label }]) => draw(id, label.en, (point) => point[id] ?? null))
  if (series.shape !== 'stacked') return { lines, stacked: false }
  const total = (point: Point) => names.reduce((sum, [id]) => sum + (point[id] ?? 0), 0)
  if (!points.some((point) => names.some(([id]) => (point[id] ?? 0) < 0))) {
    // A tooltip writes the parts beside their sum: what rounding leaves is in the last one, as it is in the figures.
    const below = names.slice(0, -1)
    const part = (id: string) => (point: Point) =>
      below.some(([other]) => other === id)
        ? toPaise(point[id] ?? 0)
        : toPaise(below.reduce((left, [other]) => left - toPaise(point[other] ?? 0), toPaise(total(point))))
    return { lines: names.map(([id, { label }]) => draw(id, label.en, part(id))), stacked: true }
  }
  return { lines: [...lines.slice(0, 1), draw('total', 'Total', total)], stacked: false }
}

/** Short enough to stand behind the end of a line on a phone. */
function writeEnd({ month, interest }: { month: number; interest: number }): [string, string] {
  return [formatAxis(month, 'months'), formatAxis(interest, 'inr')]
}
