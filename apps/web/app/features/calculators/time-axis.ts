import type { Column, Unit } from '@pkg/finance-math/calculators'
import type { LineSeries } from '@pkg/ui-kit/charts/line-chart.tsx'

/** Longer lines are told by years, in whose tenths nobody counts the months. */
const MOST_YEARS = 5

interface TimeAxis {
  lines: LineSeries[]
  /** What the axis counts. */
  unit: Unit
  label: string
}

/** Lines over a few years that end within one are told by their months, as "Year 1.9" says nobody that it is the 23rd. */
export function toTimeAxis(lines: LineSeries[], { unit, label }: Column): TimeAxis {
  const xs = lines.flatMap(({ points }) => points.map(({ x }) => Number(x)))
  const last = Math.max(...xs)
  const isByMonths = unit === 'years' && last <= MOST_YEARS && !Number.isInteger(last) && xs.every(isMonth)
  if (!isByMonths) return { lines, unit, label: label.en }
  return {
    lines: lines.map((line) => ({
      ...line,
      points: line.points.map(({ x, y }) => ({ x: Math.round(Number(x) * 12), y })),
    })),
    unit: 'months',
    label: 'Month',
  }
}

/** Whether a time is at the end of a month: a twelfth, which no number holds exactly. */
const isMonth = (years: number) => Math.abs(years * 12 - Math.round(years * 12)) < 1e-6
