import { clsx } from 'clsx'
import { type LineFrame, lineHeight, percent } from './line-frame.ts'
import type { LinePlot } from './line-plot.ts'
import type { LineTick } from './line-ticks.ts'

interface LineGridProps {
  plot: LinePlot
  frame: LineFrame
  formatY: (value: number) => string
  /** Where the amounts stand; `right` when a single line ends there. */
  side: 'left' | 'right'
}

/** Hairlines with their amounts, and the baseline. Drawn over the whole width, under the lines. */
export function LineGrid({ plot, frame, formatY, side }: LineGridProps) {
  const foot = plot.domain[0] < 0 && plot.domain[1] > 0 ? 0 : plot.domain[0]
  const end = plot.series[0]?.points.at(-1)?.top ?? null
  // The amount at the end of a single line stands in the same column.
  const taken = side === 'right' && end !== null ? lineHeight(frame, plot.domain, end) : null
  const isFree = (y: number, reach: number) =>
    side === 'right'
      ? taken === null || Math.abs(y - 9 - taken) >= 14
      : plot.series.every(({ points }) =>
          points.every(
            ({ at, top }) =>
              at > reach || top === null || Math.abs(y - 9 - lineHeight(frame, plot.domain, top)) >= 10,
          ),
        )

  return (
    <svg width="100%" height={frame.height} className="absolute inset-0 overflow-visible" aria-hidden="true">
      {plot.yTicks.map((value) => {
        const y = lineHeight(frame, plot.domain, value)
        const isFoot = value === foot
        return (
          <g key={value}>
            {!isFoot && <line x2="100%" y1={y} y2={y} className="stroke-hairline" />}
            {(!isFoot || value !== plot.domain[0]) && isFree(y, reaches.wide) && (
              <text
                x={side === 'right' ? '100%' : 0}
                y={y - 5}
                textAnchor={side === 'right' ? 'end' : 'start'}
                className={clsx('fill-faint text-note', !isFree(y, reaches.narrow) && wideOnly)}
              >
                {formatY(value)}
              </text>
            )}
          </g>
        )
      })}
      <line
        x2="100%"
        y1={lineHeight(frame, plot.domain, foot)}
        y2={lineHeight(frame, plot.domain, foot)}
        className="stroke-hairline-strong"
      />
    </svg>
  )
}

/** How much of the width of the plot an amount at the left takes up: over a line it could not be read. */
const reaches = { wide: 0.12, narrow: 0.3 }

interface LineTimeAxisProps {
  frame: LineFrame
  wide: readonly LineTick[]
  narrow: readonly LineTick[]
}

/** Labels under the plot, more of them where there is room. */
export function LineXAxis({ frame, wide, narrow }: LineTimeAxisProps) {
  const foot = frame.top + frame.plot

  return [wide, narrow].map((ticks) => (
    <g key={ticks === wide ? 'wide' : 'narrow'} className={clsx(ticks === wide ? wideOnly : narrowOnly)}>
      {ticks.map(({ at, label, anchor }) => (
        <g key={at}>
          {anchor === 'middle' && (
            <line
              x1={percent(at)}
              x2={percent(at)}
              y1={foot}
              y2={foot + 5}
              className="stroke-hairline-strong"
            />
          )}
          <text x={percent(at)} y={foot + 18} textAnchor={anchor} className="fill-faint text-note">
            {label}
          </text>
        </g>
      ))}
    </g>
  ))
}

/** From this width of the chart on there is room for the full words. */
export const wideOnly = '@max-[36rem]:hidden'
export const narrowOnly = '@min-[36rem]:hidden'
