import {
  HISTORY_DAYS,
  type HistoryRange,
  type PriceStanding,
  type prices,
  type RouteOutput,
} from '@pkg/api-contract'
import { LineChart } from '@pkg/ui-kit/charts/line-chart.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { formatAxisUsd } from '@pkg/ui-kit/format/format-axis-usd.ts'
import { formatTime } from '@pkg/ui-kit/format/format-time.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { formatDay } from '../figures/format-day.ts'
import { formatMoment } from '../figures/format-moment.ts'
import { formatPrice } from '../figures/format-price.ts'
import { plural } from '../figures/plural.ts'
import { PlotSkeleton } from '../history/plot-skeleton.tsx'
import { tokenPrices } from '../queries/queries.ts'
import { FreshnessAge } from '../readings/freshness-age.tsx'
import { UnreadPart } from '../readings/unread-part.tsx'

type Prices = RouteOutput<typeof prices.getPrices>

const ranges = Object.keys(HISTORY_DAYS) as HistoryRange[]
const monthTicksFrom = 180

const withoutPrices: Record<Exclude<PriceStanding, 'priced'>, string> = {
  hidden: 'It is hidden as spam: its prices are not read.',
  untrusted: 'What sources claim about its price is not trusted, so that no price is shown.',
  unpriced: 'No source has a price of it.',
  debt: 'It stands for what is owed to a lending pool. A debt has no price of its own.',
}

interface TokenPricesProps {
  chainId: number
  address: string
}

/** What one unit cost over a range; days without a known price are gaps. */
export function TokenPrices({ chainId, address }: TokenPricesProps) {
  const [range, setRange] = useState<HistoryRange>('1m')
  const query = useQuery({ ...tokenPrices({ chainId, address }, range), placeholderData: keepPreviousData })
  const { data, error, isFetching } = query
  const known = data?.points.filter(({ usd }) => usd !== null) ?? []
  const control = (
    <Segmented
      label="Range"
      value={range}
      onChange={setRange}
      options={ranges.map((value) => ({ value, label: value }))}
      className="print:hidden"
    />
  )
  const isDrawn = known.length > 1
  return (
    <Card>
      <CardBand aria-busy={isFetching}>
        {!isDrawn && (
          <CardHead title="Price" control={data && data.standing !== 'priced' ? undefined : control} />
        )}
        {error && !data && (
          <div className="mt-5">
            <UnreadPart
              title="The prices could not be read"
              query={query}
              fallback="Holdings and movements are not touched by this."
            />
          </div>
        )}
        {!data && !error && (
          <div className="mt-3.5">
            <PlotSkeleton />
          </div>
        )}
        {data && isDrawn && <PriceChart data={data} control={control} />}
        {data && !isDrawn && <p className="mt-3 max-w-prose text-small text-muted">{describeLack(data)}</p>}
        {data && (
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <FreshnessAge freshness={data.freshness} failed={error !== null} />
            <span className="text-note text-muted">{isDrawn && describeGaps(data)}</span>
          </div>
        )}
      </CardBand>
    </Card>
  )
}

function describeLack({ standing, provisional, points }: Prices): string {
  if (standing !== 'priced') return withoutPrices[standing]
  if (provisional) return 'Its prices are being read.'
  const only = points.find(({ usd }) => usd !== null)
  return only?.usd == null
    ? 'No source has a price of it in this range.'
    : `Only one price is known in this range: ${formatPrice(only.usd)}${only.provenance === 'present' ? ' now' : ''}.`
}

function describeGaps({ points, range, provisional }: Prices): string {
  if (provisional) return 'Newer prices are being read.'
  const unknown = points.filter(({ usd }) => usd === null).length
  if (unknown === 0) return ''
  return `No price is known of ${plural(unknown, range === '1d' ? 'hour' : 'day')}; the line has a gap there.`
}

function PriceChart({ data, control }: { data: Prices; control: ReactNode }) {
  const { points, range } = data
  const withinDay = range === '1d'
  const series = useMemo(
    () => [
      {
        id: 'price',
        label: 'Price of one',
        points: points.map(({ date, at, usd }) => ({ x: new Date(withinDay ? at : date), y: usd })),
      },
    ],
    [points, withinDay],
  )
  const tickStyle = points.length > monthTicksFrom ? 'month' : 'short'
  return (
    <LineChart
      title="Price"
      note={control}
      series={series}
      xLabel={withinDay ? 'Time (UTC)' : 'Day (UTC)'}
      formatX={(x) => (withinDay ? formatMoment(Number(x)) : formatDay(Number(x), 'long'))}
      formatXTick={(x) =>
        withinDay ? formatTime(Number(x), { timeZone: 'UTC' }) : formatDay(Number(x), tickStyle)
      }
      formatY={formatPrice}
      formatYTick={formatAxisUsd}
      tableExtra={{
        columns: ['Price of'],
        cells: (column) => [priceWords[points[column]?.provenance ?? 'unknown']],
      }}
    />
  )
}

const priceWords = { close: 'The close', present: 'Now', unknown: 'Unknown' }
