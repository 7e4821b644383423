import type { GainRow, GainsYear } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { formatDay } from '../figures/format-day.ts'
import { type GainsChoice, gainRows } from '../queries/gains-queries.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatMoney, formatRange } from './format-money.ts'
import { GainedAsset } from './gained-asset.tsx'
import { kindNames } from './kind-names.ts'

/** Every disposal of the year; each opens to its lots, the arithmetic, the rate and the transaction. */
export function GainsRows({ choice, year }: { choice: GainsChoice; year: GainsYear }) {
  const [asset, setAsset] = useState<string | null>(null)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    gainRows(choice, asset, year.digest),
  )
  if (year.rowCount === 0) return null
  const rows = data?.pages.flatMap((page) => page.rows)
  const ids = [...new Map(year.assets.map((row) => [`${row.chainId}:${row.asset}`, row])).entries()]
  return (
    <Card as="section" aria-label="Disposals" className="mt-4">
      <CardBand>
        <CardHead
          title="Disposals"
          scope={`${year.rowCount.toLocaleString('en-US')} in the year, oldest first. Open one to see its lots.`}
          control={
            <SelectField
              label="Of which asset"
              hideLabel
              value={asset ?? ''}
              options={[
                { value: '', label: 'All assets' },
                ...ids.map(([value, { symbol, name }]) => ({ value, label: symbol ?? name ?? 'Unnamed' })),
              ]}
              onChange={({ target }) => setAsset(target.value === '' ? null : target.value)}
            />
          }
        />
        <div className="mt-3">
          {error !== null && (
            <p role="alert" className="py-3 text-warn">
              {toErrorMessage(error, { fallback: 'The disposals could not be read.' })}
            </p>
          )}
          {rows === undefined && error === null && <Skeleton className="my-3 h-40 w-full" />}
          <ul className="divide-y divide-hairline">
            {rows?.map((row) => (
              <li key={row.id}>
                <Row row={row} currency={year.currency} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              size="sm"
              variant="ghost"
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </div>
      </CardBand>
    </Card>
  )
}

function Row({ row, currency }: { row: GainRow; currency: string }) {
  const { kind, quantity, disposedOn, gain, gainRange } = row
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2 font-normal">
          <span className="min-w-0">
            <time dateTime={row.at} className="text-muted">
              {formatDay(disposedOn)}
            </time>{' '}
            <span className="font-label">{kindNames[kind]}</span>{' '}
            <span className="wrap-anywhere">
              {quantity} {row.symbol ?? row.name ?? 'unnamed'}
              {row.tokenId !== null && ` #${row.tokenId}`}
            </span>
          </span>
          <span className="ml-auto text-figure whitespace-nowrap">
            {formatMoney(currency, gain, { signed: true })}
            {gainRange !== null && <span className="text-note text-warn"> not certain</span>}
          </span>
        </span>
      }
    >
      <Details row={row} currency={currency} />
    </Disclosure>
  )
}

function Details({ row, currency }: { row: GainRow; currency: string }) {
  const money = (amount: string) => formatMoney(currency, amount)
  const { rate, usdValue, proceeds, cost, gain, deniedLoss, gainRange, doubts, lots } = row
  return (
    <div className="pb-4 pl-6 text-small max-sm:pl-0">
      <p>
        {money(proceeds)} received − {money(cost)} cost
        {deniedLoss !== null && ` + ${money(deniedLoss)} of a loss that does not count now`} = {money(gain)}
        {gainRange !== null && `; ${formatRange(currency, gainRange)}`}
      </p>
      <p className="mt-1 text-muted">
        {usdValue === null
          ? 'No value in dollars is known for then.'
          : `Worth ${formatMoney('USD', usdValue)} then`}
        {usdValue !== null &&
          rate !== null &&
          currency !== 'USD' &&
          `, at ${rate.value} ${currency} a dollar, set on ${formatDay(rate.setOn)}`}
        {usdValue !== null && '.'}
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
        <Address value={row.transactionHash} kind="hash" copy />
        <ExplorerLink url={row.explorerUrl} what="Transaction" />
      </p>
      {lots.length > 0 && (
        <Table caption={`Lots of this disposal, in ${currency}`} className="mt-2">
          <TableHead>
            <ColumnHead>Acquired</ColumnHead>
            <ColumnHead align="right">Quantity</ColumnHead>
            <ColumnHead align="right">Received</ColumnHead>
            <ColumnHead align="right">Cost</ColumnHead>
            <ColumnHead align="right">Gain</ColumnHead>
            <ColumnHead>By</ColumnHead>
          </TableHead>
          <TableBody>
            {lots.map((lot, index) => (
              <TableRow key={index}>
                <TableCell>
                  {lot.acquiredOn === null ? 'Not known, or a pool' : formatDay(lot.acquiredOn)}
                </TableCell>
                <TableCell align="right">{lot.quantity}</TableCell>
                <TableCell align="right">{money(lot.proceeds)}</TableCell>
                <TableCell align="right">
                  {lot.unknownCost ? <span className="text-warn">Not known, nil</span> : money(lot.cost)}
                </TableCell>
                <TableCell align="right">{money(lot.gain)}</TableCell>
                <TableCell>
                  {lot.transactionHash === null ? (
                    ''
                  ) : (
                    <Address value={lot.transactionHash} kind="hash" copy />
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  )
}
