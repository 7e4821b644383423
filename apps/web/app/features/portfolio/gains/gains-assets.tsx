import type { GainsYear } from '@pkg/api-contract'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { formatMoney } from './format-money.ts'
import { GainedAsset } from './gained-asset.tsx'
import { GainsTable } from './gains-table.tsx'

/** Gains and losses apart, asset by asset; they add up to the year. Each leads to its disposals. */
export function GainsAssets({
  year: { assets, currency, totals, rowCount },
  onPick,
}: {
  year: GainsYear
  /** Given the asset as `1:native`. */
  onPick: (asset: string) => void
}) {
  if (assets.length === 0) return null
  const money = (amount: string) => formatMoney(currency, amount)
  return (
    <Card as="section" aria-label="By asset" className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead title="By asset" />
        <div className="mt-3">
          <GainsTable
            caption={`Gains and losses by asset, in ${currency}`}
            wideFrom="40rem"
            rows={assets}
            rowKey={(row) => `${row.chainId}:${row.asset}#${row.tokenId ?? ''}`}
            columns={[
              {
                head: 'Asset',
                cell: (row) => (
                  <>
                    <GainedAsset of={row} />
                    {row.uncertain > 0 && (
                      <span className="block text-note text-warn">{row.uncertain} not certain</span>
                    )}
                  </>
                ),
              },
              {
                ...{ head: 'Disposals', align: 'right', under: 'figure' },
                cell: ({ chainId, asset, symbol, name, disposals }) => (
                  <button
                    type="button"
                    aria-label={`${disposals.toLocaleString('en-US')} ${disposals === 1 ? 'disposal' : 'disposals'} of ${symbol ?? name ?? 'Unnamed'}, show them alone`}
                    onClick={() => onPick(`${chainId}:${asset}`)}
                    className="-my-1.25 min-w-6 rounded-base py-1.25 text-right underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
                  >
                    {disposals.toLocaleString('en-US')}
                  </button>
                ),
                total: rowCount.toLocaleString('en-US'),
              },
              {
                ...{ head: 'Received', align: 'right', under: 'figure' },
                cell: ({ proceeds }) => money(proceeds),
                total: money(totals.proceeds),
              },
              {
                ...{ head: 'Cost', align: 'right', under: 'figure' },
                cell: ({ cost }) => money(cost),
                total: money(totals.cost),
              },
              {
                ...{ head: 'Losses', align: 'right', under: 'figure' },
                cell: ({ losses }) => money(losses),
                total: money(totals.losses),
              },
              {
                ...{ head: 'Gains', align: 'right' },
                cell: ({ gains }) => money(gains),
                total: money(totals.gains),
              },
            ]}
          />
        </div>
      </CardBand>
    </Card>
  )
}
