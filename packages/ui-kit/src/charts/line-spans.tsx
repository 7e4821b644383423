import { narrowOnly, wideOnly } from './line-axes.tsx'
import { type LineFrame, percent } from './line-frame.ts'
import { lineRuns } from './line-paths.ts'
import type { LinePlot } from './line-plot.ts'
import type { LineLook, LineLookNames } from './line-series.ts'
import { lineStroke } from './line-strokes.tsx'

interface LineSpansProps {
  plot: LinePlot
  frame: LineFrame
  names: LineLookNames
  /** The narrowest that the plot can be where full words and where short ones are used. */
  widths: { wide: number; narrow: number }
}

/** The looks of the first line drawn again over the time that each covers, named in words. */
export function LineSpans({ plot, frame, names, widths }: LineSpansProps) {
  const [line] = plot.series
  if (!line) return null
  const y = frame.height - 21
  const spans = toSpans(lineRuns(line).map(({ look, points }) => ({ look, ...ends(points) })))
  const labels = [
    { texts: placeNames(spans, names, widths.wide), className: wideOnly },
    { texts: placeNames(spans, names, widths.narrow), className: narrowOnly },
  ]

  return spans.map(({ look, from, to }, index) => {
    const { className, ...stroke } = lineStroke(look, line.tone)
    return (
      <g key={from}>
        {index > 0 && (
          <line
            x1={percent(from)}
            x2={percent(from)}
            y1={frame.top}
            y2={y - 4}
            strokeDasharray="1 3"
            className="stroke-hairline-strong"
          />
        )}
        <line x1={percent(from)} x2={percent(to)} y1={y} y2={y} {...stroke} className={className} />
        {labels.map(({ texts, className: place }) => (
          <text key={place} x={percent(from)} y={y + 17} className={`fill-muted text-note ${place}`}>
            {texts[index]}
          </text>
        ))}
      </g>
    )
  })
}

interface Span {
  look: LineLook
  from: number
  to: number
}

/** Neighbours of one look are one span, also across a gap. */
function toSpans(runs: readonly Span[]): Span[] {
  const spans: Span[] = []
  for (const run of runs) {
    const last = spans.at(-1)
    if (last?.look === run.look) last.to = run.to
    else spans.push({ ...run })
  }
  return spans
}

function ends(points: readonly { at: number }[]): { from: number; to: number } {
  return { from: points[0]?.at ?? 0, to: points.at(-1)?.at ?? 0 }
}

/** The longest name that fits under each span; a name may run on under spans that have no room for their own. */
function placeNames(spans: readonly Span[], names: LineLookNames, width: number): (string | null)[] {
  const fitting = (look: LineLook, share: number) => {
    const name = names[look]
    const texts = name ? [name.label, name.short ?? name.label] : []
    return texts.find((text) => share * width >= text.length * 6.3) ?? null
  }
  const own = spans.map(({ look, from, to }) => fitting(look, to - from))
  const placed: (string | null)[] = []
  let free = 0
  for (const [index, { look, from }] of spans.entries()) {
    const next = own.findIndex((text, at) => at > index && text !== null)
    const room = (spans[next]?.from ?? 1) - Math.max(from, free)
    const text = own[index] ?? (free > from ? null : fitting(look, room))
    if (text) free = from + (text.length * 6.3) / width
    placed.push(text)
  }
  return placed
}
