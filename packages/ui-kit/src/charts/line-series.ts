/** How a line is drawn towards a point: sure; worked out backwards; known in part; not measured at all. */
export type LineLook = 'solid' | 'soft' | 'broken' | 'dashed'

export type LineX = number | string | Date

export interface LinePoint {
  /** Numbers and dates stand at their distance, texts side by side in order. */
  x: LineX
  /** Null leaves a gap. */
  y: number | null
  /** @default 'solid' */
  look?: LineLook
  /** A small ring on the point, for a value that needs a word of its own. */
  marked?: boolean
}

export type LineTone = 'ink' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'rest'

export interface LineSeries {
  /** Unique in the chart. */
  id: string
  label: string
  points: readonly LinePoint[]
  /** @default 'ink' for a single series, else the colours in their fixed order */
  tone?: LineTone
  /** Fills the ground under the solid parts. @default true for a single or stacked series */
  fill?: boolean
  /** The series, by its id, down to which the ground is filled instead: a band between two lines. */
  downTo?: string
  /** Two short words behind the end of the line instead of its last amount, where that tells it from no other. */
  end?: readonly [string, string]
}

/** The words under the time axis that name a look, and shorter ones for a phone. */
export type LineLookNames = Partial<Record<LineLook, { label: string; short?: string }>>

const sureness: Record<LineLook, number> = { solid: 0, soft: 1, broken: 2, dashed: 3 }

/** A stretch between two points is no surer than the less sure of them. */
export function lessSure(one: LineLook, other: LineLook): LineLook {
  return sureness[one] >= sureness[other] ? one : other
}

/** One key for one place on the axis, whatever its type. */
export function lineKey(x: LineX): string | number {
  return typeof x === 'string' ? x : Number(x)
}
