import { clsx } from 'clsx'
import { type LineFrame, lineHeight, percent } from './line-frame.ts'
import type { LinePlot, PlottedSeries } from './line-plot.ts'
import type { LineTone, LineX } from './line-series.ts'

const dot = (tone: LineTone) => (tone === 'ink' ? 'fill-accent-line' : `fill-series-${tone}`)

interface LineEndsProps {
  plot: LinePlot
  frame: LineFrame
  stacked: boolean
  formatX: (x: LineX) => string
  formatY: (value: number) => string
}

interface LineEnd {
  series: PlottedSeries
  value: number
  /** Where a line ends that is over before the others: its amount beside the end of theirs would be read as of then. */
  over: LineX | undefined
  at: number
  top: number
  low: number
  labelY: number
}

const labelHeight = 36
/** The height of a label of three lines: with two words instead of the amount, or with where the line ends. */
const tallLabelHeight = 54
/**
 * Every series ends in a dot and its name, also one of several that is over before the others, with where; a bar
 * beside the name has the colour of its line, as two may end in one dot. Parts of a stack are named by a bracket over what
 * they add.
 */
export function LineEnds({ plot, frame, stacked, formatX, formatY }: LineEndsProps) {
  const ends = placeEnds(plot, frame, stacked)
  const named = ends.length > 1
  const indent = stacked ? 22 : 14

  return ends.map((end) => {
    const { series, value, over, at, top, low, labelY } = end
    const isTall = heightOf(end) === tallLabelHeight
    const words = series.end ?? [formatY(value), ...(over === undefined ? [] : [formatX(over)])]
    return (
      <g key={series.id}>
        <circle
          cx={percent(at)}
          cy={top}
          r="4"
          strokeWidth="2"
          className={clsx(dot(series.tone), 'stroke-surface')}
        />
        {!named && (
          <text x="100%" dx="8" y={labelY} dy="0.34em" className="fill-text text-small font-figure">
            {formatY(value)}
          </text>
        )}
        {named && (
          // Nested, so that pixels are counted from the end of the plot however wide that is.
          <svg x="100%" className="overflow-visible" aria-hidden="true">
            {stacked && low - top > 10 && (
              <path d={`M8 ${top + 4}h6V${low - 4}h-6`} fill="none" className="stroke-hairline-strong" />
            )}
            {!stacked && <rect x="7" y={labelY - 14} width="2" height="28" className={dot(series.tone)} />}
            <text x={indent} y={labelY - (isTall ? 14 : 5)} className="fill-muted text-note font-label">
              {series.label}
            </text>
            {words.map((word, line) => (
              <text
                key={word}
                x={indent}
                y={labelY + (isTall ? 2 + 16 * line : 12)}
                className={clsx(
                  line > 0 && over !== undefined
                    ? 'fill-muted text-note'
                    : ['fill-figure font-figure', series.end ? 'text-small' : 'text-body'],
                )}
              >
                {word}
              </text>
            ))}
          </svg>
        )}
      </g>
    )
  })
}

function placeEnds(plot: LinePlot, frame: LineFrame, stacked: boolean): LineEnd[] {
  const isNamed = plot.series.length > 1
  const ends = plot.series.flatMap((series, index): LineEnd[] => {
    const last = isNamed && !stacked ? series.points.findLastIndex(({ top }) => top !== null) : -1
    const value = plot.columns.at(last)?.values[index]
    const point = series.points.at(last)
    if (value === null || value === undefined || !point || point.top === null) return []
    const top = lineHeight(frame, plot.domain, point.top)
    const low = lineHeight(frame, plot.domain, point.low)
    const over =
      last >= 0 && last < plot.columns.length - 1 && series.end === undefined
        ? plot.columns[last]?.x
        : undefined
    return [{ series, value, over, at: point.at, top, low, labelY: stacked ? (top + low) / 2 : top }]
  })
  if (ends.length < 2) return ends

  // Names keep their order and their distance, and stay above the axis.
  const sorted = [...ends].sort((a, b) => a.labelY - b.labelY)
  let free = frame.top
  for (const end of sorted) {
    end.labelY = Math.max(end.labelY, free + heightOf(end) / 2)
    free = end.labelY + heightOf(end) / 2
  }
  let limit = frame.top + frame.plot
  for (const end of sorted.reverse()) {
    end.labelY = Math.min(end.labelY, limit - heightOf(end) / 2)
    limit = end.labelY - heightOf(end) / 2
  }
  return ends
}

function heightOf({ series, over }: LineEnd): number {
  return series.end || over !== undefined ? tallLabelHeight : labelHeight
}
