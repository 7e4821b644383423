import { area, line } from 'd3-shape'
import type { PlottedPoint, PlottedSeries } from './line-plot.ts'
import { type LineLook, lessSure } from './line-series.ts'

/** From the frame of the plot to the place where it is drawn. */
export interface LineProjection {
  x: (at: number) => number
  y: (value: number) => number
}

export interface LineRun {
  look: LineLook
  points: PlottedPoint[]
}

/** A line cut where its look changes or a value is missing. Neighbouring runs share their point. */
export function lineRuns({ points }: Pick<PlottedSeries, 'points'>): LineRun[] {
  const runs: LineRun[] = []
  let current: LineRun | null = null

  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (point.top === null) {
      current = null
      continue
    }
    if (!before || before.top === null) {
      current = { look: point.look, points: [point] }
      runs.push(current)
      continue
    }
    const look = lessSure(before.look, point.look)
    // A run of one point has no line yet: it takes the look of its first stretch.
    if (current && (current.look === look || current.points.length === 1)) current.look = look
    else {
      current = { look, points: [before] }
      runs.push(current)
    }
    current.points.push(point)
  }
  return runs
}

/** The path along the tops of a run. A run of one point is drawn as a dot by a round cap. */
export function linePath(run: LineRun, { x, y }: LineProjection): string {
  const [only] = run.points
  if (run.points.length === 1 && only) return `M${round(x(only.at))} ${round(y(only.top ?? 0))}h0`
  return (
    line<PlottedPoint>(
      ({ at }) => round(x(at)),
      ({ top }) => round(y(top ?? 0)),
    )(run.points) ?? ''
  )
}

/** The ground between the tops of a run and what it stands on. */
export function areaPath(run: LineRun, { x, y }: LineProjection): string {
  return (
    area<PlottedPoint>(
      ({ at }) => round(x(at)),
      ({ low }) => round(y(low)),
      ({ top }) => round(y(top ?? 0)),
    )(run.points) ?? ''
  )
}

/** A dot of no length on every marked point. */
export function marksPath({ points }: Pick<PlottedSeries, 'points'>, { x, y }: LineProjection): string {
  return points
    .flatMap(({ at, top, marked }) => (marked && top !== null ? `M${round(x(at))} ${round(y(top))}h0` : []))
    .join('')
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
