import { formatCompactUsd } from '@pkg/ui-kit/format/format-compact-usd.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import type { SourcedMarketCoin } from './market-calls.ts'

const unknown = 'Unknown'

/** What an open row shows. */
export function CoinDetails({ coin }: { coin: SourcedMarketCoin }) {
  const { total_volume: volume, ath, circulating_supply: supply } = coin
  const figures = [
    { label: '24h Volume', value: volume === null ? unknown : formatCompactUsd(volume) },
    { label: 'All-time High', value: ath === null ? unknown : formatUsd(ath) },
    {
      label: 'Circulating Supply',
      value:
        supply === null
          ? unknown
          : `${Math.round(supply).toLocaleString('en-US')} ${coin.symbol.toUpperCase()}`,
    },
  ]
  return (
    <dl className="flex animate-float-in flex-wrap gap-x-10 gap-y-3 px-3 pb-4 sm:px-4 md:pr-6 md:pl-[4.25rem]">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-note text-muted">{label}</dt>
          <dd className="mt-0.5 font-figure wrap-anywhere text-figure tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
