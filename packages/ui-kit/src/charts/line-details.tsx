import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type LineFrame, lineHeight, percent } from './line-frame.ts'
import type { LinePlot } from './line-plot.ts'

/** What is said about one column: a heading and a line for each figure. */
export interface LineDetails {
  heading: string
  rows: readonly { label: string; value: ReactNode; spoken?: string }[]
  /** A sentence under the figures. */
  note?: string
  /** The figures in one line, for a row above the plot where a tooltip would lie under the finger. */
  brief?: ReactNode
  /** What stands below that row, of every point or of none. */
  briefMore?: ReactNode
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
  const { left, high } = freePlace(plot, frame, column)

  return (
    <div
      style={left ? { right: percent(1 - at) } : { left: percent(at) }}
      className={clsx(
        'pointer-events-none absolute z-10 mx-3 w-max max-w-80 rounded-base border border-hairline-strong bg-raised',
        'px-3 py-2 text-small shadow-raised @max-[36rem]:hidden pointer-coarse:hidden print:hidden',
        high ? '-top-1' : 'bottom-2',
      )}
    >
      <div className="text-muted">{details.heading}</div>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-5 gap-y-0.5">
        {details.rows.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="amount text-end font-figure text-figure">{value}</dd>
          </div>
        ))}
      </dl>
      {details.note && <p className="mt-1.5 max-w-72 text-note text-muted">{details.note}</p>}
    </div>
  )
}

/** How much of the plot's width the words may need. */
const reach = 0.34

/** The corner beside a column with the most room between the lines and the edge of the plot. */
function freePlace(plot: LinePlot, frame: LineFrame, column: number): { left: boolean; high: boolean } {
  const at = plot.columns[column]?.at ?? 0
  const sides = [true, false].filter((left) => (left ? at >= reach : at <= 1 - reach))
  const places = sides.flatMap((left) => {
    const [from, to] = left ? [at - reach, at] : [at, at + reach]
    const heights = plot.series
      .flatMap(({ points }) => points.filter((point) => point.at >= from && point.at <= to))
      .flatMap(({ top }) => (top === null ? [] : lineHeight(frame, plot.domain, top)))
    return [
      { left, high: true, room: Math.min(...heights) - frame.top },
      { left, high: false, room: frame.top + frame.plot - Math.max(...heights) },
    ]
  })
  return places.sort((a, b) => b.room - a.room)[0] ?? { left: at > 0.5, high: true }
}

/** Where a tooltip would lie under the finger. */
const fingerOnly =
  'hidden rounded-base bg-sunken px-2.5 py-2 @max-[36rem]:block pointer-coarse:block print:hidden!'

/**
 * The same words where a tooltip would lie under the finger: in a row above the plot, or in lines below it. The row is as
 * high for every point, so that the plot stays under the finger that moves over it; its note stands in `LineNote`.
 */
export function LineReadout({ details }: { details: LineDetails }) {
  const { heading, rows, brief, briefMore, note } = details
  return (
    <div className={clsx(fingerOnly, 'text-small', brief ? 'mb-3' : 'mt-3')}>
      {brief ? (
        <>
          <div
            className={clsx(
              'flex flex-wrap content-start justify-between gap-x-4',
              briefMore === undefined && '@max-[24rem]:min-h-10',
            )}
          >
            <span className="text-muted">{heading}</span>
            <span className="amount font-figure text-figure">{brief}</span>
          </div>
          {briefMore !== undefined && (
            <div className="min-h-4 text-note @max-[20rem]:min-h-8">{briefMore}</div>
          )}
        </>
      ) : (
        <>
          <div className="text-muted">{heading}</div>
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <span className="text-muted">{label}</span>
              <span className="amount font-figure text-figure">{value}</span>
            </div>
          ))}
        </>
      )}
      {!brief && note && <p className="mt-0.5 text-note text-muted">{note}</p>}
    </div>
  )
}

/** The sentence of a row above the plot: below it, since sentences differ in length. */
export function LineNote({ details: { note } }: { details: LineDetails }) {
  return note && <p className={clsx(fingerOnly, 'mt-3 min-h-12 text-note text-muted')}>{note}</p>
}

/** The figures of a column, to be spoken within a sentence. */
export function speakFigures({ heading, rows }: LineDetails): string {
  return [
    heading,
    ...rows.map(
      ({ label, value, spoken }) => `${label} ${spoken ?? (typeof value === 'string' ? value : '')}`,
    ),
  ].join(', ')
}

/** All that is said about a column, its note last. */
export function speakDetails(details: LineDetails): string {
  return [speakFigures(details), ...(details.note ? [details.note] : [])].join(', ')
}
