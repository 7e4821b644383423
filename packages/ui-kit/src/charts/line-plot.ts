import { nice, ticks } from 'd3-array'
import { type LineLook, type LineSeries, type LineTone, type LineX, lineKey } from './line-series.ts'

/** A place on the x axis and what every series has there. */
export interface LineColumn {
  x: LineX
  /** From 0 at the left to 1 at the right. */
  at: number
  /** In the order of the series; null where there is none. */
  values: (number | null)[]
}

export interface PlottedPoint {
  at: number
  /** Foot and top; the foot is the series below when stacked, else the baseline. */
  low: number
  top: number | null
  look: LineLook
  marked: boolean
}

export interface PlottedSeries {
  id: string
  label: string
  tone: LineTone
  fill: boolean
  /** The ground ends at another series, and is filled under every look. */
  isBand: boolean
  end: readonly [string, string] | undefined
  points: PlottedPoint[]
}

export interface LinePlot {
  columns: LineColumn[]
  series: PlottedSeries[]
  /** Lowest and highest amount of the y axis. */
  domain: [low: number, high: number]
  yTicks: number[]
}

interface LinePlotOptions {
  /** Each series stands on the ones before it. */
  stacked: boolean
  /** The y axis begins at zero. */
  fromZero: boolean
}

const tones = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Places series in a frame of x from 0 to 1 and a rounded y axis. A steady value stays flat: see `paddedExtent`. */
export function linePlot(
  series: readonly LineSeries[],
  { stacked, fromZero }: LinePlotOptions,
): LinePlot | null {
  const columns = toColumns(series)
  const heights = stacked ? stack(columns) : columns.map(({ values }) => values)
  const finite = heights.flat().filter((value) => value !== null)
  if (finite.length === 0) return null

  const [low, high] = paddedExtent(fromZero || stacked ? [0, ...finite] : finite)
  const domain = nice(low, high, 4)
  const foot = Math.max(domain[0], Math.min(0, domain[1]))
  const looks = series.map(({ points }) => new Map(points.map((point) => [lineKey(point.x), point])))

  return {
    columns,
    domain,
    // Where there is nothing, amounts that nobody has would be the only ones on the axis.
    yTicks: finite.every((value) => value === 0) ? [0] : ticks(domain[0], domain[1], 4),
    series: series.map(({ id, label, tone, fill, end, downTo }, index) => ({
      id,
      label,
      end,
      isBand: downTo !== undefined,
      tone: tone ?? (series.length === 1 ? 'ink' : (tones[index] ?? 'rest')),
      fill: fill ?? (stacked || series.length === 1 || downTo !== undefined),
      points: columns.map(({ x, at }, column) => ({
        at,
        low: heights[column]?.[lowerOf(series, { index, stacked })] ?? foot,
        top: heights[column]?.[index] ?? null,
        look: looks[index]?.get(lineKey(x))?.look ?? 'solid',
        marked: looks[index]?.get(lineKey(x))?.marked ?? false,
      })),
    })),
  }
}

/** Where the series stands on which the ground of this one ends; −1 for the foot of the plot. */
function lowerOf(
  series: readonly LineSeries[],
  { index, stacked }: { index: number; stacked: boolean },
): number {
  const { downTo } = series[index] as LineSeries
  if (downTo !== undefined) return series.findIndex(({ id }) => id === downTo)
  return stacked ? index - 1 : -1
}

function toColumns(series: readonly LineSeries[]): LineColumn[] {
  const values = series.map(({ points }) => new Map(points.map(({ x, y }) => [lineKey(x), y])))
  const places = new Map(series.flatMap(({ points }) => points.map(({ x }) => [lineKey(x), x] as const)))
  const xs = [...places.values()]
  const words = xs.some((x) => typeof x === 'string')
  if (!words) xs.sort((a, b) => Number(a) - Number(b))
  const first = Number(xs[0])
  const span = words ? xs.length - 1 : Number(xs.at(-1)) - first

  return xs.map((x, index) => ({
    x,
    at: span > 0 ? (words ? index : Number(x) - first) / span : 0.5,
    values: values.map((ofSeries) => finiteOrNull(ofSeries.get(lineKey(x)))),
  }))
}

function stack(columns: readonly LineColumn[]): (number | null)[][] {
  return columns.map(({ values }) => {
    let height = 0
    return values.map((value) => {
      if (value === null) return null
      height += value
      return height
    })
  })
}

/** At least 2 % of the value high, so that a coin worth a dollar does not look like a storm. */
function paddedExtent(values: readonly number[]): [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (low === 0 && high === 0) return [0, 1]
  const middle = (low + high) / 2
  // Below a billionth there is nothing to read, and steps that small do not count.
  const least = Math.max(Math.abs(middle) * 0.02, 1e-9)
  if (high - low >= least) return [low, high]
  return [middle - least / 2, middle + least / 2]
}

function finiteOrNull(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null
}
