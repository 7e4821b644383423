import type { GainsYear, MoneyRange, NotValued, StillHeldWallet } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { useCallback, useId, useState } from 'react'
import { focusOpenerOf } from '#app/lib/focus-opener-of.ts'
import { formatDay } from '../figures/format-day.ts'
import { formatPrice } from '../figures/format-price.ts'
import { plural } from '../figures/plural.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import type { GainsChoice } from '../queries/gains-queries.ts'
import { formatMoney } from './format-money.ts'
import { formatQuantity } from './format-quantity.ts'
import { GainedAsset } from './gained-asset.tsx'
import { gainedColumns } from './gained-columns.tsx'
import { GainedWallet } from './gained-wallet.tsx'
import { type GainsColumn, GainsTable } from './gains-table.tsx'
import { HeldLotsPanel } from './held-lots-panel.tsx'
import { RangeEnds } from './range-ends.tsx'

const reasons: Readonly<Record<NotValued['because'], string>> = {
  'no-price': 'No price of that day is known',
  'no-rate': 'No exchange rate of that day is known',
  'lots-differ': 'Its lots are not what is held',
  elsewhere: 'Staked, in a bridge, in an own address that is not read, or lost',
}

/** What is left of the lots at the end of the year, with what it cost and would gain or lose. None of it is in the year's sums. */
export function StillHeld({ choice, year }: { choice: GainsChoice; year: GainsYear }) {
  const panelId = useId()
  const [openKey, setOpenKey] = useState<string | null>(null)
  // The lots stand under the table, which is longer than a screen: whoever asks for them is taken there.
  const comeTo = useCallback((panel: HTMLElement | null) => {
    panel?.scrollIntoView({ block: 'start' })
    panel?.focus({ preventScroll: true })
  }, [])
  const { held, currency, scope } = year
  const { assets, wallets, leftOut, totals } = held
  if (assets.length === 0 && leftOut.length === 0) return null
  const open = assets.find((row) => keyOf(row) === openKey)

  function close() {
    focusOpenerOf(panelId)
    setOpenKey(null)
  }

  const caption = (by: string) => `Still held by ${by}, in ${currency}`
  return (
    <Card as="section" aria-label="Still held" className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead title="Still held" scope={<span className="block max-w-[68ch]">{sayTaxed(year)}</span>} />
        <p className="mt-2 max-w-[68ch] text-small text-muted">{sayPrices(year)}</p>
        {held.pending && (
          <p className="mt-2 text-small text-warn">Prices of that day are still being read.</p>
        )}
        {held.problem !== null && <p className="mt-2 text-small text-warn">{held.problem}</p>}
        {assets.length > 0 && (
          <GainsTable
            className="mt-3"
            caption={caption('asset')}
            wideFrom="64rem"
            rows={assets}
            rowKey={keyOf}
            columns={[
              {
                head: 'Asset',
                cell: (row) => (
                  <>
                    <GainedAsset of={row} />
                    <span className="block text-note text-muted">
                      {formatPrice(Number(row.price.usd))} each
                      {row.price.on !== held.on && `, its close of ${formatDay(row.price.on)}`}
                    </span>
                  </>
                ),
              },
              gainedColumns.quantity,
              {
                ...{ head: 'Lots', align: 'right', under: 'figure', onScreenOnly: true },
                cell: (row) => (
                  <Button
                    size="sm"
                    className="print:hidden"
                    aria-label={`Lots of ${nameOf(row)}`}
                    aria-expanded={keyOf(row) === openKey}
                    aria-controls={keyOf(row) === openKey ? panelId : undefined}
                    onClick={() => setOpenKey(keyOf(row) === openKey ? null : keyOf(row))}
                  >
                    Lots
                  </Button>
                ),
              },
              ...toFigures(currency, totals),
            ]}
          />
        )}
        {open !== undefined && (
          <section
            key={openKey}
            id={panelId}
            ref={comeTo}
            tabIndex={-1}
            aria-label={`Lots of ${nameOf(open)}`}
            className="mt-3 scroll-mt-20 print:hidden"
          >
            <HeldLotsPanel choice={choice} year={year} of={open} name={nameOf(open)} onClose={close} />
          </section>
        )}
        {wallets.length > 1 && (
          <>
            <p className="mt-4 max-w-[68ch] text-small text-muted">
              {scope === 'wallet'
                ? 'By wallet: each has lots of its own.'
                : 'By wallet: all of them share their lots, so each bears the cost of an asset by its quantity.'}
            </p>
            <GainsTable
              className="mt-2"
              caption={caption('wallet')}
              wideFrom="64rem"
              rows={wallets}
              rowKey={({ wallet }) => wallet}
              columns={[
                { head: 'Wallet', cell: ({ wallet }) => <GainedWallet address={wallet} /> },
                {
                  ...{ head: 'Assets', align: 'right', under: 'figure' },
                  cell: (row) => row.assets.toLocaleString('en-US'),
                },
                ...toFigures(currency, totals),
              ]}
            />
          </>
        )}
        {leftOut.length > 0 && <LeftOut {...{ leftOut, currency }} />}
      </CardBand>
    </Card>
  )
}

const nameOf = ({ symbol, name, tokenId }: Pick<NotValued, 'symbol' | 'name' | 'tokenId'>) =>
  `${symbol ?? name ?? 'Unnamed'}${tokenId === null ? '' : ` #${tokenId}`}`

const keyOf = ({ chainId, asset, tokenId }: Pick<NotValued, 'chainId' | 'asset' | 'tokenId'>) =>
  `${chainId}:${asset}#${tokenId ?? ''}`

function sayTaxed({ india }: GainsYear): string {
  const taxed = 'Nothing of it is taxed until it is disposed of'
  return india === null
    ? `${taxed}; it is in no other figure of the year.`
    : `${taxed}: section ${india.sections.rate} of the ${india.act} taxes transfers. It is in no other figure of the year.`
}

/** Of which day quantities, prices and the rate are, and whose the rate is. */
function sayPrices({ held: { on, rate }, to, currency }: GainsYear): string {
  const day = formatDay(on)
  const what =
    on < to
      ? `What is left of the lots as they were last read, by the closing prices of ${day}`
      : `What is left of the lots at the end of ${day}, by the closing prices of that day`
  const prices = `${what} in UTC`
  const source = 'Closes are kept without the source that told each.'
  if (currency === 'USD' || rate === null) return `${prices}. ${source}`
  return `${prices} at ${rate.value} ${currency} a dollar, set by the European Central Bank on ${formatDay(rate.setOn)}. ${source}`
}

/** Value, cost, loss and gain of a row, with their sums; an asset and a wallet are told alike. */
function toFigures(
  currency: string,
  totals: GainsYear['held']['totals'],
): GainsColumn<Pick<StillHeldWallet, 'value' | 'cost' | 'losses' | 'gains'>>[] {
  const range = (of: MoneyRange) => <RangeEnds of={of} currency={currency} />
  return [
    {
      ...{ head: 'Value', align: 'right', under: 'figure' },
      cell: ({ value }) => formatMoney(currency, value),
      total: formatMoney(currency, totals.value),
    },
    {
      ...{ head: 'Cost', align: 'right', under: 'figure' },
      cell: ({ cost }) => range(cost),
      total: range(totals.cost),
    },
    {
      ...{ head: 'Loss', align: 'right', under: 'figure' },
      cell: ({ losses }) => range(losses),
      total: range(totals.losses),
    },
    {
      ...{ head: 'Gain', align: 'right' },
      cell: ({ gains }) => range(gains),
      total: range(totals.gains),
    },
  ]
}

/** How many, and why, so that paper says it too. */
function sayLeftOut(leftOut: readonly NotValued[]): string {
  const whys = [...Map.groupBy(leftOut, ({ because }) => because)].map(
    ([because, same]) => `${reasons[because].toLowerCase()} (${same.length})`,
  )
  return `${plural(leftOut.length, 'holding')} in no sum: ${whys.join('; ')}`
}

function LeftOut({ leftOut, currency }: { leftOut: readonly NotValued[]; currency: string }) {
  const rows = leftOut.map((row, place) => ({ ...row, key: `${keyOf(row)} ${place}` }))
  return (
    <Disclosure className="mt-3" summary={sayLeftOut(leftOut)}>
      <GainsTable
        caption="Held, and in no sum"
        wideFrom="48rem"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { head: 'Asset', cell: (row) => <GainedAsset of={row} /> },
          { head: 'Why', under: 'words', cell: ({ because }) => reasons[because] },
          {
            ...{ head: 'Quantity', align: 'right', under: 'figure' },
            cell: ({ quantity }) =>
              quantity === null ? 'Not known' : <WholeAmount text={formatQuantity(quantity)} />,
          },
          {
            ...{ head: 'Cost', align: 'right' },
            cell: ({ cost }) => (cost === null ? 'Not known' : <RangeEnds of={cost} currency={currency} />),
          },
        ]}
      />
    </Disclosure>
  )
}
