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
  /** How many letters of a name fit into the hole: of one that stands alone, of one with a second line below it, and of that line. */
  lettersInHole: { alone: number; above: number; below: number }
  /** How far above the centre a name in the hole stands that has a second line, and that line. */
  linesInHole: { above: number; below: number }
  /** Where the words begin, and where shares and amounts end. */
  labelX: number
  shareX: number
  /** Null where there is no room for amounts. */
  amountX: number | null
  /** How many letters the line under a name has room for. */
  longestDetail: number
  /** How far a name stands above the middle of its row, and its second line below it. */
  detailOffset: number
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
  /** Path of the line that leads from the slice to its words. */
  leader: string
}

export const wideFrame: DoughnutFrame = {
  width: 384,
  height: 204,
  centreX: 88,
  centreY: 102,
  outerRadius: 86,
  innerRadius: 63,
  lettersInHole: { alone: 12, above: 10, below: 12 },
  linesInHole: { above: 26, below: 12 },
  labelX: 196,
  shareX: 310,
  amountX: 384,
  longestDetail: 25,
  detailOffset: 7.5,
}

export const narrowFrame: DoughnutFrame = {
  width: 284,
  height: 152,
  centreX: 62,
  centreY: 76,
  outerRadius: 60,
  innerRadius: 43,
  lettersInHole: { alone: 9, above: 6, below: 10 },
  linesInHole: { above: 22, below: 10 },
  labelX: 144,
  shareX: 284,
  amountX: null,
  longestDetail: 19,
  detailOffset: 6,
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

/** From the last line of a row to the first of the next. */
const rowGap = 27
/** The same where room is short. */
const leastGap = 21
const leaderDistance = 5

/** Places words beside every slice but the first, whose words stand in the hole. */
export function doughnutLabels(arcs: readonly DoughnutArc[], frame: DoughnutFrame): DoughnutLabel[] {
  const beside = arcs.slice(1).map(({ slice, startAngle, endAngle }) => {
    const angle = (startAngle + endAngle) / 2
    return { slice, angle, wantedY: pointAt(angle, leaderDistance, frame).y }
  })
  const rows = spread(
    beside.map(({ wantedY }) => wantedY),
    { first: 20, last: frame.height - 20, gaps: gapsBelow(beside, frame) },
  )

  return beside.map(({ slice, angle, wantedY }, index) => {
    const y = rows[index] ?? wantedY
    return { slice, y, leader: leaderPath(angle, y, frame) }
  })
}

/** Out of the slice, around the ring as far as needed, then straight to the words: a leader never crosses the ring. */
function leaderPath(angle: number, y: number, frame: DoughnutFrame): string {
  const { centreX, centreY, labelX } = frame
  const radius = frame.outerRadius + leaderDistance
  const elbow = { x: labelX - 14, y }
  const across = elbow.x - centreX
  const down = y - centreY
  // From the elbow one sees the circle between its two tangents.
  const towards = Math.atan2(across, -down)
  const half = Math.acos(Math.min(1, radius / Math.hypot(across, down)))
  const leaveAt = Math.min(Math.max(angle, towards - half), towards + half)

  const start = pointAt(angle, 1, frame)
  const bend = pointAt(angle, leaderDistance, frame)
  const leave = pointAt(leaveAt, leaderDistance, frame)
  const around = leaveAt === angle ? '' : `A${radius} ${radius} 0 0 ${leaveAt > angle ? 1 : 0} ${pair(leave)}`
  return `M${pair(start)}L${pair(bend)}${around}L${pair(elbow)}H${labelX - 6}`
}

function pair({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(y)}`
}

function pointAt(angle: number, beyond: number, { centreX, centreY, outerRadius }: DoughnutFrame) {
  const distance = outerRadius + beyond
  return { x: centreX + Math.sin(angle) * distance, y: centreY - Math.cos(angle) * distance }
}

/** How far the middle of each row but the last stands from that of the next; together no more than there is room for. */
function gapsBelow(
  rows: readonly { slice: DoughnutSlice }[],
  { height, detailOffset }: DoughnutFrame,
): number[] {
  const room = height - 40
  // Of two lines, the second one reaches below the middle, and the name above it.
  const offsets = rows.map(({ slice }) => (slice.detail === undefined ? 0 : detailOffset))
  const gaps = (single: number) =>
    offsets.slice(0, -1).map((offset, index) => single + offset + (offsets[index + 1] ?? 0))
  const total = (of: readonly number[]) => of.reduce((sum, gap) => sum + gap, 0)
  const wanted = gaps(rowGap)
  if (total(wanted) <= room) return wanted
  const least = gaps(leastGap)
  return least.map((gap) => (gap * room) / total(least))
}

/** Moves rows apart, keeping their order, within the first and last place there is. */
function spread(
  wanted: readonly number[],
  { first, last, gaps }: { first: number; last: number; gaps: readonly number[] },
): number[] {
  const rows: number[] = []
  for (const [index, y] of wanted.entries()) {
    const above = rows.at(-1)
    rows.push(Math.max(y, above === undefined ? first : above + (gaps[index - 1] ?? rowGap)))
  }
  let limit = last
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const y = Math.min(rows[index] ?? limit, limit)
    rows[index] = y
    limit = y - (gaps[index - 1] ?? rowGap)
  }
  return rows.map(round)
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
