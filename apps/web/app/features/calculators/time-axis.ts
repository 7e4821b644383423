import type { Column, Unit } from '@pkg/finance-math/calculators'
import type { LineSeries } from '@pkg/ui-kit/charts/line-chart.tsx'

type LinePoint = LineSeries['points'][number]

/** Longer lines are told by years, in whose tenths nobody counts the months. */
const MOST_YEARS = 5

interface TimeAxis {
  lines: LineSeries[]
  /** What the axis counts; days stand on it as such. */
  unit: Unit
  label: string
}

const msPerDay = 86_400_000

/**
 * Lines over a few years that end within one are told by their months, as "Year 1.9" says nobody that it is the 23rd, and
 * lines from a day on by their days.
 */
export function toTimeAxis(lines: LineSeries[], { unit, label }: Column, startsOn?: string): TimeAxis {
  const start = Date.parse(startsOn ?? '')
  if (Number.isFinite(start)) {
    const toDay = (years: LinePoint['x']) => new Date(start + Math.round(Number(years) * 365) * msPerDay)
    return {
      lines: lines.map((line) => ({
        ...line,
        points: line.points.map((point) => ({ ...point, x: toDay(point.x) })),
      })),
      unit: 'date',
      label: 'Date',
    }
  }
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
