import { type ReactNode, useMemo, useState } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { LineAmounts, LineGrid, LineXAxis } from './line-axes.tsx'
import { LineCursor } from './line-cursor.tsx'
import {
  type LineDetails,
  LineNote,
  LineReadout,
  LineTooltip,
  speakDetails,
  speakFigures,
} from './line-details.tsx'
import { LineEnds } from './line-ends.tsx'
import { lineFrame } from './line-frame.ts'
import { type LineMarker, LineMarkers } from './line-markers.tsx'
import { linePlot } from './line-plot.ts'
import { LinePointer } from './line-pointer.tsx'
import { LinePoster } from './line-poster.tsx'
import type { LineLookNames, LineSeries, LineX } from './line-series.ts'
import { LineSpans } from './line-spans.tsx'
import { lineTicks } from './line-ticks.ts'
import { LineWalker } from './line-walker.tsx'

export type { LineDetails } from './line-details.tsx'
export type { LineLook, LineLookNames, LineSeries } from './line-series.ts'

export interface LineChartProps {
  title: string
  /** A quiet note or the one control of the chart, beside its title. */
  note?: ReactNode
  series: readonly LineSeries[]
  /** Each series stands on the ones before it: the parts of a growing sum. @default false */
  stacked?: boolean
  /** The amounts begin at zero. @default as `stacked` */
  fromZero?: boolean
  /** Exact, for the words of a point and the table. */
  formatX: (x: LineX) => string
  formatY: (value: number) => string
  /** Short, for the axes and the ends of lines. @default the exact ones */
  formatXTick?: (x: LineX) => string
  formatYTick?: (value: number) => string
  /** Head of the table's first column. */
  xLabel: string
  /** Name of the sum of a stack, in the words of a point and in the table. @default Total */
  totalLabel?: string
  /** Height of the plot without its axis, in pixels. @default 240 */
  height?: number
  /** Draws each look again under the axis, with its name, over the time for which it holds. */
  lookNames?: LineLookNames
  markers?: readonly LineMarker[]
  /** Shades the stretch between two points. */
  chosen?: readonly [LineX, LineX] | undefined
  /** What is said about a point. @default its amounts */
  describePoint?: (column: number) => LineDetails
  /** Further columns of the table: their heads and the cells of each row. */
  tableExtra?: { columns: readonly string[]; cells: (column: number) => readonly string[] }
  onPointFocus?: (column: number | null) => void
  /** A press, a tap or Enter on a point. */
  onPointPick?: (column: number) => void
  /** Stands above the plot, in view of whoever picks: what the picked points tell. */
  answer?: ReactNode
  className?: string | undefined
}

/** The narrowest plots on which full words and short ones must still fit. */
const narrowest = { named: { wide: 440, narrow: 190 }, single: { wide: 504, narrow: 208 } }

/**
 * One or several lines over time, each ending in its name. Columns are the distinct x of all series in order.
 * Draws nothing when there is no amount at all; show an EmptyState instead.
 */
export function LineChart(props: LineChartProps) {
  const { title, note, series, stacked = false, fromZero = stacked, formatX, formatY, className } = props
  const { formatXTick = formatX, formatYTick = formatY, lookNames } = props
  const { totalLabel = 'Total', onPointFocus, onPointPick } = props
  const [pointed, setPointed] = useState<number | null>(null)
  // The column that was picked last has no tooltip: it would cover the line while the answer is read above it.
  const [withoutTooltip, setWithoutTooltip] = useState<number | null>(null)
  const plot = useMemo(() => linePlot(series, { stacked, fromZero }), [series, stacked, fromZero])

  if (!plot) return null
  const { columns } = plot
  const last = columns.length - 1
  const column = pointed === null ? null : Math.min(pointed, last)
  const frame = lineFrame(props.height ?? 240, lookNames !== undefined)
  const named = series.length > 1
  const widths = narrowest[named ? 'named' : 'single']
  const layer = 'absolute inset-0 overflow-visible'

  function point(next: number | null) {
    setPointed(next)
    if (next !== withoutTooltip) setWithoutTooltip(null)
    if (next !== column) onPointFocus?.(next)
  }

  function pick(next: number) {
    if (!onPointPick) return
    setWithoutTooltip(next)
    onPointPick(next)
  }

  function amounts(index: number): [label: string, value: string][] {
    const values = columns[index]?.values ?? []
    const known = values.filter((value) => value !== null)
    const rows = series.map(({ label }, place): [string, string] => {
      const value = values[place] ?? null
      return [label, value === null ? 'unknown' : formatY(value)]
    })
    if (!stacked || series.length < 2) return rows
    const sum = known.reduce((total, value) => total + value, 0)
    return [[totalLabel, known.length === values.length ? formatY(sum) : 'unknown'], ...rows]
  }

  function describe(index: number): LineDetails {
    const x = columns[index]?.x ?? ''
    return (
      props.describePoint?.(index) ?? {
        heading: formatX(x),
        rows: amounts(index).map(([label, value]) => ({ label, value })),
        ...(series.length === 1 && { brief: amounts(index)[0]?.[1] }),
      }
    )
  }

  const readout = describe(column ?? last)
  const ticks = { columns, format: formatXTick }
  const first = columns[0]
  const summary =
    first && series.length > 0
      ? `${title}: from ${speakFigures(describe(0))}; to ${speakFigures(describe(last))}` +
        (plot.domain[0] > 0 ? '. The amounts do not begin at zero.' : '')
      : title

  const amountsAt = (side: 'left' | 'right') => (
    <LineAmounts {...{ plot, frame, side }} formatY={formatYTick} />
  )

  return (
    <ChartFrame
      {...{ title, note, className, summary }}
      icon="line"
      table={() => ({
        wordsFrom: 1 + amounts(0).length,
        // The sum of a stack, else the first line.
        main: 1,
        columns: [props.xLabel, ...amounts(0).map(([label]) => label), ...(props.tableExtra?.columns ?? [])],
        rows: columns.map(({ x }, index) => [
          formatX(x),
          ...amounts(index).map(([, value]) => value),
          ...(props.tableExtra?.cells(index) ?? []),
        ]),
      })}
      walker={
        <LineWalker
          label={`${title}, point`}
          columns={columns.length}
          column={column}
          speak={(index) => speakDetails(describe(index))}
          onPoint={point}
          onPick={pick}
        />
      }
    >
      <div className="@container">
        {props.answer}
        {readout.brief && <LineReadout details={readout} />}
        {/* Time runs from left to right in every language: the plot is never turned. */}
        <div dir="ltr" className="relative">
          <LineGrid {...{ plot, frame }}>{!named && amountsAt('right')}</LineGrid>
          <div className={named ? 'pr-26 @min-[36rem]:pr-34' : 'pr-18'}>
            <div className="relative">
              <svg width="100%" height={frame.height} className={layer} aria-hidden="true">
                <LineMarkers {...{ plot, frame }} markers={props.markers ?? []} chosen={props.chosen} />
              </svg>
              <div className="relative">
                <LinePoster {...{ plot, frame, stacked }} />
              </div>
              <svg
                width="100%"
                height={frame.height}
                className={`${layer} pointer-events-none`}
                aria-hidden="true"
              >
                {named && amountsAt('left')}
                <LineXAxis
                  frame={frame}
                  wide={lineTicks(columns, { ...ticks, width: widths.wide, count: 5 })}
                  narrow={lineTicks(columns, { ...ticks, width: widths.narrow, count: 3 })}
                />
                {lookNames && <LineSpans {...{ plot, frame, widths }} names={lookNames} />}
                <LineEnds {...{ plot, frame, stacked }} formatX={formatXTick} formatY={formatYTick} />
                {column !== null && <LineCursor {...{ plot, frame, column }} />}
              </svg>
              {column !== null && column !== withoutTooltip && (
                <LineTooltip {...{ plot, frame, column }} details={describe(column)} />
              )}
              <LinePointer plot={plot} onPoint={point} onPick={pick} />
            </div>
          </div>
        </div>
        {readout.brief && <LineNote details={readout} />}
        {!readout.brief && column !== null && <LineReadout details={readout} />}
      </div>
    </ChartFrame>
  )
}
