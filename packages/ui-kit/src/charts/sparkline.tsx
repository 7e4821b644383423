import { clsx } from 'clsx'
import { line } from 'd3-shape'

interface SparklineProps {
  /** Values at even distances, oldest first. */
  points: readonly number[]
  /** What the line shows: "Bitcoin, past 7 days". */
  label: string
  /** Size. @default 'h-10 w-60' */
  className?: string | undefined
}

const width = 240
const height = 40
const edge = 4

/** A small line in ink, never in green or red. Its height is at least 2 % of the value: a stable coin looks stable. */
export function Sparkline({ points, label, className }: SparklineProps) {
  const finite = points.filter(Number.isFinite)
  const last = finite.at(-1)
  if (last === undefined || finite.length < 2) return null

  const low = Math.min(...finite)
  const high = Math.max(...finite)
  const middle = (low + high) / 2
  const span = Math.max(high - low, Math.abs(middle) * 0.02) || 1
  const x = (index: number) => round(edge + (index / (finite.length - 1)) * (width - 2 * edge))
  const y = (value: number) => round(height / 2 - ((value - middle) / span) * (height - 2 * edge))
  const path = line<number>((_, index) => x(index), y)(finite) ?? ''

  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={clsx('block overflow-visible', className ?? 'h-10 w-60')}
    >
      <path
        d={path}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink-line-soft"
      />
      {/* A point of no length with a round cap stays a circle however the drawing is stretched. */}
      <path
        d={`M${x(finite.length - 1)} ${y(last)}h0`}
        strokeWidth="6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink-line"
      />
    </svg>
  )
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
