import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type LineFrame, lineHeight, percent } from './line-frame.ts'
import type { LinePlot } from './line-plot.ts'
import type { LineTick } from './line-ticks.ts'

interface LineGridProps {
  plot: LinePlot
  frame: LineFrame
}

/** Hairlines and the baseline. Drawn over the whole width, under the lines. */
export function LineGrid({ plot, frame, children }: LineGridProps & { children?: ReactNode }) {
  const foot = footOf(plot)
  return (
    <svg width="100%" height={frame.height} className="absolute inset-0 overflow-visible" aria-hidden="true">
      {[...plot.yTicks.filter((value) => value !== foot), foot].map((value) => (
        <line
          key={value}
          x2="100%"
          y1={lineHeight(frame, plot.domain, value)}
          y2={lineHeight(frame, plot.domain, value)}
          className={value === foot ? 'stroke-hairline-strong' : 'stroke-hairline'}
        />
      ))}
      {children}
    </svg>
  )
}

interface LineAmountsProps extends LineGridProps {
  formatY: (value: number) => string
  /** Where the amounts stand; `right` when a single line ends there. */
  side: 'left' | 'right'
}

/**
 * The amounts of the hairlines. At the left they stand over the lines, each in a border of the ground, so that a line that
 * passes there takes none of them away.
 */
export function LineAmounts({ plot, frame, formatY, side }: LineAmountsProps) {
  const foot = footOf(plot)
  const end = plot.series[0]?.points.at(-1)?.top ?? null
  // The amount at the end of a single line stands in the same column.
  const taken = side === 'right' && end !== null ? lineHeight(frame, plot.domain, end) : null
  return plot.yTicks.map((value) => {
    const y = lineHeight(frame, plot.domain, value)
    const isFree = taken === null || Math.abs(y - 9 - taken) >= 14
    if ((value === foot && value === plot.domain[0]) || !isFree) return null
    return (
      <text
        key={value}
        x={side === 'right' ? '100%' : 0}
        y={y - 5}
        textAnchor={side === 'right' ? 'end' : 'start'}
        className={clsx(
          'fill-faint text-note',
          side === 'left' && 'stroke-surface stroke-4 [paint-order:stroke]',
        )}
      >
        {formatY(value)}
      </text>
    )
  })
}

function footOf({ domain: [low, high] }: LinePlot): number {
  return low < 0 && high > 0 ? 0 : low
}

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
