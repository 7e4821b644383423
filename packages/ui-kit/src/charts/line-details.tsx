import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type LineFrame, lineHeight, percent } from './line-frame.ts'
import type { LinePlot } from './line-plot.ts'

/** What is said about one column: a heading and a line for each figure. */
export interface LineDetails {
  heading: string
  rows: readonly { label: string; value: ReactNode; spoken?: string }[]
  /** The figures in one line, for a row above the plot where a tooltip would lie under the finger. */
  brief?: ReactNode
}

interface LineTooltipProps {
  plot: LinePlot
  frame: LineFrame
  column: number
  details: LineDetails
}

/** The words of a column, in free space beside its line. Fingers read them above the plot instead. */
export function LineTooltip({ plot, frame, column, details }: LineTooltipProps) {
  const at = plot.columns[column]?.at ?? 0
  const tops = plot.series.flatMap(({ points }) => points[column]?.top ?? [])
  const highest = lineHeight(frame, plot.domain, Math.max(...tops))
  const isLow = tops.length > 0 && highest > frame.top + frame.plot / 2

  return (
    <div
      style={at > 0.5 ? { right: percent(1 - at) } : { left: percent(at) }}
      className={clsx(
        'pointer-events-none absolute z-10 mx-3 w-max max-w-72 rounded-base border border-hairline-strong bg-raised',
        'px-3 py-2 text-small shadow-raised @max-[36rem]:hidden pointer-coarse:hidden print:hidden',
        isLow ? 'top-4' : 'bottom-16',
      )}
    >
      <div className="text-muted">{details.heading}</div>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-5 gap-y-0.5">
        {details.rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-figure text-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The same words where a tooltip would lie under the finger: in a row above the plot, or in lines below it. */
export function LineReadout({ details: { heading, rows, brief } }: { details: LineDetails }) {
  return (
    <div
      className={clsx(
        'hidden rounded-base bg-sunken px-2.5 py-2 text-small @max-[36rem]:block pointer-coarse:block print:hidden',
        brief ? 'mb-3' : 'mt-3',
      )}
    >
      {brief ? (
        <div className="flex flex-wrap justify-between gap-x-4">
          <span className="text-muted">{heading}</span>
          <span className="font-figure text-figure">{brief}</span>
        </div>
      ) : (
        <>
          <div className="text-muted">{heading}</div>
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <span className="text-muted">{label}</span>
              <span className="font-figure text-figure">{value}</span>
            </div>
          ))}
        </>
      )}
    </div>
  )
}

/** The words of a column in one sentence. */
export function speakDetails({ heading, rows }: LineDetails): string {
  return [
    heading,
    ...rows.map(
      ({ label, value, spoken }) => `${label} ${spoken ?? (typeof value === 'string' ? value : '')}`,
    ),
  ].join(', ')
}
