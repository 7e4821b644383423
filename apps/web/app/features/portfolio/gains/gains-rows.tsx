import { GAINS_PAGE_SIZE, type GainRow, type GainsYear } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import type { RefObject } from 'react'
import { ShowMore } from '#app/lib/show-more.tsx'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { formatDay } from '../figures/format-day.ts'
import type { GainsChoice, RowsOf } from '../queries/gains-queries.ts'
import { useGainRows } from '../queries/use-gain-rows.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { nameMovedAssets } from '../transfers/name-moved-assets.ts'
import { AnswerForm } from './answer-form.tsx'
import { closeAround } from './close-around.ts'
import { formatExactMoney, formatMoney, formatRange } from './format-money.ts'
import { formatQuantity } from './format-quantity.ts'
import { GainedAsset } from './gained-asset.tsx'
import { gainedColumns } from './gained-columns.tsx'
import { GainedWallet, useNameOfWallet } from './gained-wallet.tsx'
import { GainsTable } from './gains-table.tsx'
import { kindNames } from './kind-names.ts'
import { listMade, madeNames, sayMade } from './made-figures.ts'
import { OnceOpened } from './once-opened.tsx'
import { RangeEnds } from './range-ends.tsx'
import { SaidProofs } from './said-proofs.tsx'
import { sayPriceOf } from './say-price-of.ts'
import { useAnsweredRows } from './use-answered-rows.ts'

/** Every disposal of the year; each opens to its lots, the arithmetic, the rate and the transaction. */
export function GainsRows({
  choice,
  year,
  only: wanted,
  onPick,
  list,
}: {
  choice: GainsChoice
  year: GainsYear
  only: RowsOf
  onPick: (changed: Partial<RowsOf>) => void
  /** Takes the focus where a sum was picked elsewhere. */
  list: RefObject<HTMLUListElement | null>
}) {
  const { several, nameOf } = usePortfolioChains()
  const nameOfWallet = useNameOfWallet()
  // One that is chosen may not be there in another year.
  const figures = listMade(year)
  const figure = figures.find((one) => one === wanted.figure) ?? null
  const only = { ...wanted, figure }
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useGainRows(
    choice,
    only,
    year.digest,
  )
  const rows = data?.pages.flatMap((page) => page.rows)
  const count = data?.pages[0]?.count
  const { refHead, answersOf, onAnswered } = useAnsweredRows(rows?.map(({ id }) => id) ?? [], list)
  if (year.rowCount === 0) return null
  return (
    <Card as="section" aria-label="Disposals" className="mt-4 print:break-inside-auto">
      <CardBand>
        <CardHead
          title="Disposals"
          scope={
            <>
              {year.rowCount.toLocaleString('en-US')} in the year, oldest first.
              <span className="print:hidden"> Open one to see its lots.</span>
            </>
          }
          control={
            <div className="flex flex-wrap gap-2 print:hidden">
              <SelectField
                label="Of which asset"
                hideLabel
                value={only.asset ?? ''}
                options={[
                  { value: '', label: 'All assets' },
                  ...nameMovedAssets(year.assets, several ? nameOf : undefined),
                ]}
                onChange={({ target }) => onPick({ asset: target.value === '' ? null : target.value })}
              />
              <SelectField
                label="Which disposals"
                hideLabel
                value={figure ?? ''}
                options={[
                  { value: '', label: 'All disposals' },
                  ...figures.map((value) => ({ value, label: madeNames[value] })),
                ]}
                onChange={({ target }) =>
                  onPick({ figure: figures.find((one) => one === target.value) ?? null })
                }
              />
              {year.wallets.length > 1 && (
                <SelectField
                  label="Of which wallet"
                  hideLabel
                  value={only.wallet ?? ''}
                  options={[
                    { value: '', label: 'All wallets' },
                    ...year.wallets.map(({ wallet }) => ({ value: wallet, label: nameOfWallet(wallet) })),
                  ]}
                  onChange={({ target }) => onPick({ wallet: target.value === '' ? null : target.value })}
                />
              )}
            </div>
          }
        />
        {figure !== null && count !== undefined && (
          <p role="status" className="mt-2 max-w-[68ch] text-small text-muted">
            {madeNames[figure]}: {count.toLocaleString('en-US')}.
            {only.asset === null && only.wallet === null && ` ${sayMade(figure, year) ?? ''}`}
          </p>
        )}
        <div className="mt-3">
          {error !== null && (
            <p role="alert" className="py-3 text-warn">
              {toErrorMessage(error, { fallback: 'The disposals could not be read.' })}
            </p>
          )}
          {rows === undefined && error === null && <Skeleton className="my-3 h-40 w-full" />}
          <ul ref={list} tabIndex={-1} aria-label="Disposals" className="divide-y divide-hairline">
            {rows?.map((row) => (
              <li key={row.id} ref={refHead(row.id)} className="relative break-inside-avoid">
                <Row
                  row={row}
                  year={year}
                  answers={answersOf(row.id)}
                  onAnswered={() => onAnswered(row.id)}
                />
                {/* Beside what opens the row, as nothing is pressed inside of what is pressed. */}
                <span className="absolute end-0 top-1.5 print:hidden">
                  <ExplorerLink url={row.explorerUrl} what="Its transaction" />
                </span>
              </li>
            ))}
          </ul>
          {hasNextPage && rows !== undefined && (
            <p className="hidden pt-3 text-small text-muted print:block">
              The first {rows.length.toLocaleString('en-US')} are printed; the file of disposals holds all.
            </p>
          )}
          {rows && (
            <ShowMore
              list={list}
              drawn={rows.length}
              of={count ?? rows.length}
              step={GAINS_PAGE_SIZE}
              busy={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
            />
          )}
        </div>
      </CardBand>
    </Card>
  )
}

interface RowProps {
  row: GainRow
  year: GainsYear
  /** How many were given in it: each has a form of its own, and closed is the next one. */
  answers: number
  /** Called when the answer is kept, and the row is computed with it. */
  onAnswered: () => void
}

function Row({ row, year, answers, onAnswered }: RowProps) {
  const { currency } = year
  const { kind, quantity, disposedOn, gain, gainRange } = row
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2 pe-9 font-text print:pe-0">
          <span className="min-w-0">
            <time dateTime={row.at} className="text-muted">
              {formatDay(disposedOn)}
            </time>{' '}
            <span className="font-label">{kindNames[kind]}</span>{' '}
            {/* As a block: the unit is not parted from its amount, unless that is longer than a line. */}
            <span className="inline-block max-w-full wrap-anywhere">
              {formatQuantity(quantity)} {row.symbol ?? row.name ?? 'unnamed'}
              {row.tokenId !== null && ` #${row.tokenId}`}
            </span>
          </span>
          {/* The doubt stands before the amount, so that amounts end at the edge, one under the other. */}
          <span className="ml-auto text-right text-figure tabular-nums">
            {gainRange === null ? (
              formatMoney(currency, gain, { signed: true })
            ) : (
              <>
                <span className="text-note text-warn">not certain </span>
                <RangeEnds of={gainRange} {...{ currency }} signed />
              </>
            )}
          </span>
        </span>
      }
    >
      <OnceOpened>
        <Details row={row} year={year} answers={answers} onAnswered={onAnswered} />
      </OnceOpened>
    </Disclosure>
  )
}

/** Of the United Kingdom, ahead of the pool. */
const rules = { 'same-day': 'the same day', 'thirty-days': 'within 30 days' } as const

function Details({ row, year, answers, onAnswered }: RowProps) {
  const { currency, country, priceSources } = year
  const money = (amount: string) => formatMoney(currency, amount)
  const { rate, usdValue, proceeds, cost, gain, deniedLoss, gainRange, doubts, lots } = row
  const isPricedByHand = doubts.some(({ id }) => id === 'price-by-hand')
  return (
    <div className="pt-1 pb-4 pl-6 text-small max-sm:pl-0">
      <p>
        {money(proceeds)} received − {money(cost)} cost
        {deniedLoss !== null && ` + ${money(deniedLoss)} of a loss that does not count now`} ={' '}
        {/* A line may end behind a minus sign, and the amount would read as what is left of it. */}
        <span className="whitespace-nowrap">{money(gain)}</span>
        {gainRange !== null && `; ${formatRange(currency, gainRange)}`}
      </p>
      <p className="mt-1 text-muted">
        {usdValue === null
          ? 'No value in dollars is known for then.'
          : `Worth ${formatExactMoney('USD', usdValue)} then${isPricedByHand ? ', by a price that you entered' : sayPriceOf(row, priceSources)}`}
        {usdValue !== null &&
          rate !== null &&
          currency !== 'USD' &&
          `, at ${rate.value} ${currency} a dollar, set on ${formatDay(rate.setOn)}${priceSources.rates === null ? '' : ` (${priceSources.rates})`}`}
        {usdValue !== null && '.'}
        {/* One that is read from its shape is told among the doubts. */}
        {doubts.every(({ id }) => id !== 'kind') && ` ${row.reason}`}
        {isPricedByHand && (
          <SaidProofs
            country={country}
            what="price"
            transactionHash={row.transactionHash}
            asset={row.asset}
          />
        )}
      </p>
      {doubts.length > 0 && (
        <ul className="mt-1 list-disc pl-5 text-muted">
          {doubts.map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <GainedAsset of={row} />
        <span className="inline-flex flex-wrap items-center gap-x-1">
          <span className="text-muted">out of</span> <GainedWallet address={row.wallet} />
        </span>
        <Address value={row.transactionHash} kind="hash" copy />
        <ExplorerLink url={row.explorerUrl} what="Transaction" />
      </p>
      {lots.length > 0 && (
        <GainsTable
          caption={`Lots of this disposal, in ${currency}`}
          className="mt-2"
          wideFrom="48rem"
          // A lot has no name: they stand in the order in which they were used.
          rows={lots.map((lot, index) => ({ ...lot, index }))}
          rowKey={({ index }) => String(index)}
          columns={[
            {
              head: 'Acquired',
              cell: ({ acquiredOn, pooled, matchedBy }) => {
                if (acquiredOn === null) return pooled ? 'Out of the pool' : 'Not known'
                return `${formatDay(acquiredOn)}${matchedBy === null ? '' : `, ${rules[matchedBy]}`}`
              },
            },
            gainedColumns.quantity,
            { ...{ head: 'Received', align: 'right', under: 'figure' }, cell: (lot) => money(lot.proceeds) },
            {
              ...{ head: 'Cost', align: 'right', under: 'figure' },
              cell: (lot) =>
                lot.unknownCost ? (
                  <span className="text-warn">Not known, nil</span>
                ) : (
                  <>
                    {`${money(lot.cost)}${lot.costByHand ? ', as you said' : lot.pricedByHand ? ', by your price' : ''}`}
                    {lot.costByHand && (
                      <SaidProofs country={country} what="cost" transactionHash={lot.transactionHash} />
                    )}
                  </>
                ),
            },
            {
              ...{ head: 'Transaction', under: 'figure' },
              cell: (lot) =>
                lot.transactionHash === null ? (
                  ''
                ) : (
                  <span className="inline-flex items-center gap-2">
                    <Address value={lot.transactionHash} kind="hash" copy />
                    <ExplorerLink url={lot.explorerUrl} what="Transaction that brought it" />
                  </span>
                ),
            },
            { ...{ head: 'Gain', align: 'right' }, cell: (lot) => money(lot.gain) },
          ]}
        />
      )}
      <Disclosure
        key={answers}
        summary={
          row.kinds.length > 0 ? 'It was something else, or at another price' : 'It was at another price'
        }
      >
        <AnswerForm
          subject={{ ...row, receipt: null, counterparty: null, on: row.disposedOn }}
          {...{ country, currency }}
          onDone={onAnswered}
          onLeave={closeAround}
        />
      </Disclosure>
      {[...new Map(lots.map((lot) => [lot.receipt, lot])).values()].map(
        ({ receipt, receiptQuantity, transactionHash, acquiredOn }) =>
          receipt !== null &&
          receiptQuantity !== null &&
          transactionHash !== null &&
          acquiredOn !== null && (
            <Disclosure
              key={`${receipt} ${answers}`}
              summary={`What the ${formatQuantity(receiptQuantity)} of ${formatDay(acquiredOn)} cost`}
            >
              <AnswerForm
                subject={{
                  ...{ receipt, transactionHash, on: acquiredOn, chainId: row.chainId },
                  ...{ kind: row.kind, kinds: [], counterparty: null },
                  ...{
                    quantity: receiptQuantity,
                    symbol: row.symbol,
                    name: row.name,
                    asset: null,
                    tokenId: row.tokenId,
                  },
                }}
                {...{ country, currency }}
                onDone={onAnswered}
                onLeave={closeAround}
              />
            </Disclosure>
          ),
      )}
    </div>
  )
}
