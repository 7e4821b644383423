import { arc } from 'd3-shape'
import type { DoughnutSlice } from './doughnut-slices.ts'

export interface DoughnutFrame {
  width: number
  height: number
  /** Centre and radii of the ring. */
  centreX: number
  centreY: number
  outerRadius: number
  innerRadius: number
  /** Where the words begin, and where shares and amounts end. */
  labelX: number
  shareX: number
  /** Null where there is no room for amounts. */
  amountX: number | null
}

export interface DoughnutArc {
  slice: DoughnutSlice
  startAngle: number
  endAngle: number
  /** Path around the origin of the ring. */
  path: string
}

export interface DoughnutLabel {
  slice: DoughnutSlice
  y: number
  /** Points of the line that leads from the slice to its words. */
  leader: string
}

export const wideFrame: DoughnutFrame = {
  width: 384,
  height: 204,
  centreX: 88,
  centreY: 102,
  outerRadius: 86,
  innerRadius: 63,
  labelX: 196,
  shareX: 310,
  amountX: 384,
}

export const narrowFrame: DoughnutFrame = {
  width: 326,
  height: 166,
  centreX: 68,
  centreY: 83,
  outerRadius: 66,
  innerRadius: 47,
  labelX: 154,
  shareX: 326,
  amountX: null,
}

export const padAngle = 0.026

/** Where a ring begins so that its first and largest slice lies on the left and the rest fan out to the right. */
export function doughnutStartAngle(slices: readonly DoughnutSlice[]): number {
  return -Math.PI / 2 - (slices[0]?.share ?? 1) * Math.PI
}

/** The slices of a ring, clockwise. */
export function doughnutArcs(slices: readonly DoughnutSlice[], frame: DoughnutFrame): DoughnutArc[] {
  const draw = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(frame.innerRadius)
    .outerRadius(frame.outerRadius)
    .padAngle(slices.length > 1 ? padAngle : 0)

  let angle = doughnutStartAngle(slices)
  return slices.map((slice) => {
    const span = { startAngle: angle, endAngle: angle + slice.share * 2 * Math.PI }
    angle = span.endAngle
    return { slice, ...span, path: draw(span) ?? '' }
  })
}

const rowGap = 27

/** Places words beside every slice but the first, whose words stand in the hole. */
export function doughnutLabels(arcs: readonly DoughnutArc[], frame: DoughnutFrame): DoughnutLabel[] {
  const beside = arcs.slice(1).map(({ slice, startAngle, endAngle }) => {
    const middle = (startAngle + endAngle) / 2
    return { slice, edge: pointAt(middle, 2, frame), bend: pointAt(middle, 7, frame) }
  })
  const rows = spread(
    beside.map(({ bend }) => bend.y),
    { first: 20, last: frame.height - 20 },
  )

  return beside.map(({ slice, edge, bend }, index) => {
    const y = rows[index] ?? bend.y
    const leader = [edge, bend, { x: frame.labelX - 14, y }, { x: frame.labelX - 6, y }]
    return { slice, y, leader: leader.map((point) => `${round(point.x)},${round(point.y)}`).join(' ') }
  })
}

function pointAt(angle: number, beyond: number, { centreX, centreY, outerRadius }: DoughnutFrame) {
  const distance = outerRadius + beyond
  return { x: centreX + Math.sin(angle) * distance, y: centreY - Math.cos(angle) * distance }
}

/** Moves rows apart, keeping their order, within the first and last place there is. */
function spread(wanted: readonly number[], { first, last }: { first: number; last: number }): number[] {
  const rows: number[] = []
  for (const y of wanted) rows.push(Math.max(y, (rows.at(-1) ?? first - rowGap) + rowGap))
  let limit = last
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const y = Math.min(rows[index] ?? limit, limit)
    rows[index] = y
    limit = y - rowGap
  }
  return rows.map(round)
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
