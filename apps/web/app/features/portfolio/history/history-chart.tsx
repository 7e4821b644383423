import { parseMicros, sumSteps } from '@pkg/api-contract'
import { LineChart, type LineDetails } from '@pkg/ui-kit/charts/line-chart.tsx'
import { Delta } from '@pkg/ui-kit/components/delta.tsx'
import { formatAxisUsd } from '@pkg/ui-kit/format/format-axis-usd.ts'
import { formatPercent } from '@pkg/ui-kit/format/format-percent.ts'
import { formatTime } from '@pkg/ui-kit/format/format-time.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { type ReactNode, useMemo } from 'react'
import { toChangeFigures } from '../figures/change-figures.ts'
import { formatDay } from '../figures/format-day.ts'
import { formatMoment } from '../figures/format-moment.ts'
import { lookNames, provenanceLooks } from '../figures/provenance-looks.ts'
import { describeFlows } from './change-delta.tsx'
import type { PickedDays } from './pick-days.ts'
import type { HistoryLinePoint } from './to-history-line.ts'

interface HistoryChartProps {
  points: readonly HistoryLinePoint[]
  /** Whether the points are moments of one day. */
  withinDay: boolean
  certainFrom: string | null
  /** The control beside the title. */
  control: ReactNode
  picked: PickedDays
  onPick: (day: string) => void
  /** What the picked points tell. */
  answer: ReactNode
}

const daysWithoutYear = 180

/** The line of net worth; every point says how it came about and why. */
export function HistoryChart({
  points,
  withinDay,
  certainFrom,
  control,
  picked,
  onPick,
  answer,
}: HistoryChartProps) {
  const series = useMemo(
    () => [
      {
        id: 'worth',
        label: 'Net worth',
        points: points.map(({ at, value, provenance }) => ({
          x: at,
          y: value,
          look: provenanceLooks[provenance].look,
          marked: provenanceLooks[provenance].marked,
        })),
      },
    ],
    [points],
  )
  const placeOf = (day: string) => points.findLast(({ date }) => date === day)?.at
  const [from, to] = picked.map(placeOf)
  const first = points[0]
  const certain = certainFrom !== null && first && certainFrom > first.date ? placeOf(certainFrom) : undefined
  // Over a year both ends are the same day of two years.
  const tickStyle = points.length > daysWithoutYear ? 'month' : 'short'
  const formatX = (x: unknown) => (withinDay ? formatMoment(Number(x)) : formatDay(Number(x), 'long'))

  return (
    <LineChart
      title="Portfolio History"
      note={control}
      series={series}
      xLabel={withinDay ? 'Time (UTC)' : 'Day (UTC)'}
      formatX={formatX}
      formatXTick={(x) =>
        withinDay ? formatTime(Number(x), { timeZone: 'UTC' }) : formatDay(Number(x), tickStyle)
      }
      formatY={formatUsd}
      formatYTick={formatAxisUsd}
      lookNames={lookNames}
      answer={answer}
      markers={[
        ...(certain ? [{ x: certain, label: `Certain from ${formatDay(certain, 'short')}` }] : []),
        ...(from && !to ? [{ x: from, label: 'Explain from here to…' }] : []),
      ]}
      chosen={from && to ? [from, to] : undefined}
      onPointPick={(column) => {
        const point = points[column]
        if (point) onPick(point.date)
      }}
      describePoint={(column) => describe(points, column, formatX)}
      tableExtra={{
        columns: ['How it is known', 'Why'],
        cells: (column) => {
          const point = points[column]
          return point ? [provenanceLooks[point.provenance].word, point.reason] : ['', '']
        },
      }}
    />
  )
}

function describe(
  points: readonly HistoryLinePoint[],
  column: number,
  formatX: (x: Date) => string,
): LineDetails {
  const point = points[column]
  const first = points[0]
  if (!point || !first) return { heading: '', rows: [] }
  const { word } = provenanceLooks[point.provenance]
  const value = formatUsd(point.value)
  const figures =
    column > 0 ? toChangeFigures(parseMicros(first.exactValue), sumSteps(points.slice(0, column + 1))) : null
  const percent = figures?.percent ?? null
  const delta = percent !== null && <Delta change={Math.round(percent * 100) / 100} />
  const since = formatDay(first.date, 'short')
  const flows = figures?.netFlows ?? 0

  return {
    heading: formatX(point.at),
    rows: [
      { label: 'Net worth', value },
      ...(figures && first.provenance !== 'illustrative'
        ? [
            {
              label: `Return since ${since}`,
              value: delta || 'unknown',
              spoken: percent === null ? 'unknown' : formatPercent(percent, { signed: true }),
            },
            {
              label: 'Gain or loss',
              value: figures.gain === null ? 'unknown' : formatUsd(figures.gain / 100, { signed: true }),
            },
            { label: 'Apart from it', value: describeFlows(figures.netFlows) },
          ]
        : []),
      { label: 'Source', value: word },
    ],
    note: point.reason,
    brief: value,
    // What came in lets the line rise where the return falls.
    briefMore: (
      <span className="flex flex-wrap gap-x-1.5 text-muted">
        {delta}
        {delta && <span>since {since}</span>}
        {flows !== 0 && <span>{describeFlows(flows)}</span>}
      </span>
    ),
  }
}
