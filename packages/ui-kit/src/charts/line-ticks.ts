import { ticks } from 'd3-array'
import { utcTicks } from 'd3-time'
import type { LineColumn } from './line-plot.ts'
import type { LineX } from './line-series.ts'

export interface LineTick {
  at: number
  label: string
  anchor: 'start' | 'middle' | 'end'
}

interface LineTickOptions {
  format: (x: LineX) => string
  /** The narrowest that the plot can be, in pixels: labels must not touch there. */
  width: number
  count: number
}

const charWidth = 6.6
const gap = 11

/** Labels of the x axis: both ends, and round places between them as far as they have room; of time, in UTC. */
export function lineTicks(
  columns: readonly LineColumn[],
  { format, width, count }: LineTickOptions,
): LineTick[] {
  const first = columns[0]
  const last = columns.at(-1)
  if (!first || !last) return []
  const start: LineTick = {
    at: first.at,
    label: format(first.x),
    anchor: first === last ? 'middle' : 'start',
  }
  if (first === last) return [start]
  const end: LineTick = { at: last.at, label: format(last.x), anchor: 'end' }

  const limit = width - charWidth * end.label.length - gap
  const all = roundPlaces(columns, first, last, count)
  for (let step = 1; ; step += 1) {
    const places = all.filter((_, index) => index % step === 0)
    const stride = (places[1]?.at ?? 1) - (places[0]?.at ?? 0)
    let free = charWidth * start.label.length + gap
    let isEven = true
    const between: LineTick[] = []
    for (const { x, at } of places) {
      const label = format(x)
      const half = (charWidth * label.length) / 2
      if (label === start.label || label === end.label || label === between.at(-1)?.label) continue
      if (at * width + half > limit) {
        // The end may lie a little behind a round place: much further, the last stretch would look as long as the others.
        isEven &&= 1 - at < 0.4 * stride
        break
      }
      if (at * width - half < free) {
        isEven = places[0]?.at !== 0
        continue
      }
      between.push({ at, label, anchor: 'middle' })
      free = at * width + half + gap
    }
    // Uneven steps would make the first or last stretch look longer than it is: better fewer labels at even steps.
    if (isEven || typeof first.x !== 'number') return [start, ...between, end]
  }
}

function roundPlaces(
  columns: readonly LineColumn[],
  first: LineColumn,
  last: LineColumn,
  count: number,
): { x: LineX; at: number }[] {
  if (typeof first.x === 'string' || typeof last.x === 'string') {
    const step = Math.max(1, Math.round((columns.length - 1) / count))
    return columns.filter((_, index) => index % step === 0)
  }
  const from = Number(first.x)
  const span = Number(last.x) - from
  if (first.x instanceof Date && last.x instanceof Date) {
    const dates = utcTicks(first.x, last.x, count)
    return dates.map((x) => ({ x, at: (Number(x) - from) / span }))
  }
  // Where every column is a whole number, no label stands at a fraction.
  const isWhole = columns.every(({ x }) => Number.isInteger(x))
  return ticks(from, Number(last.x), count)
    .filter((x) => !isWhole || Number.isInteger(x))
    .map((x) => ({ x, at: (x - from) / span }))
}
