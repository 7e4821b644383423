import type { GainsYear, HeldLot, StillHeldAsset } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { formatDay } from '../figures/format-day.ts'
import { plural } from '../figures/plural.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { type GainsChoice, heldLots } from '../queries/gains-queries.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatQuantity } from './format-quantity.ts'
import { GainedAsset } from './gained-asset.tsx'
import { gainedColumns } from './gained-columns.tsx'
import { GainedWallet } from './gained-wallet.tsx'
import { type GainsColumn, GainsTable } from './gains-table.tsx'
import { RangeEnds } from './range-ends.tsx'
import { SaidProofs } from './said-proofs.tsx'

/** What is still held of an asset, lot by lot: when each came, what it cost, who says so, and the transaction that brought it. */
export function HeldLotsPanel({
  choice,
  year: { digest, currency, country },
  of,
  name,
  onClose,
}: {
  choice: GainsChoice
  year: GainsYear
  of: StillHeldAsset
  name: string
  onClose: () => void
}) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    heldLots(choice, of, digest),
  )
  const [first] = data?.pages ?? []
  if (error !== null) {
    return (
      <p role="alert" className="py-3 text-warn">
        {toErrorMessage(error, { fallback: 'The lots could not be read.' })}
      </p>
    )
  }
  if (first === undefined) return <Skeleton className="my-3 h-24 w-full" />
  const { count, quantity, cost, shares } = first
  const lots = data?.pages.flatMap((page) => page.lots) ?? []
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-label wrap-anywhere">
          {plural(count, 'lot')} of {name}
        </h3>
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
      <GainsTable
        caption={`Lots of ${name} still held, in ${currency}`}
        className="mt-2"
        tall
        wideFrom="48rem"
        // A lot has no name: they stand in the order in which they came.
        rows={lots.map((lot, index) => ({ ...lot, index }))}
        rowKey={({ index }) => String(index)}
        columns={toColumns(currency, { quantity, cost }, lots, ({ transactionHash }) => (
          <SaidProofs country={country} what="cost" transactionHash={transactionHash} />
        ))}
      />
      {hasNextPage && (
        <Button className="mt-2" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more lots ({(count - lots.length).toLocaleString('en-US')} left)
        </Button>
      )}
      {shares.length > 1 && (
        <>
          <p className="mt-4 max-w-[68ch] text-small text-muted">
            These lots are of all of the following together; each bears their cost by its quantity.
          </p>
          <GainsTable
            caption={`Who bears the cost of the lots of ${name}, in ${currency}`}
            className="mt-2"
            wideFrom="48rem"
            rows={shares}
            rowKey={(row) => `${row.wallet} ${row.chainId}:${row.asset}`}
            columns={[
              { head: 'Asset', cell: (row) => <GainedAsset of={row} /> },
              { head: 'Where', under: 'words', cell: ({ wallet }) => <Place account={wallet} /> },
              { ...gainedColumns.quantity, total: <WholeAmount text={formatQuantity(quantity)} /> },
              {
                ...{ head: 'Cost', align: 'right' },
                cell: (row) => <RangeEnds of={row.cost} currency={currency} />,
                total: <RangeEnds of={cost} currency={currency} />,
              },
            ]}
          />
        </>
      )}
    </>
  )
}

const places: Readonly<Record<string, string>> = { bridge: 'In a bridge', stake: 'Staked' }

/** A wallet, or where units are that are in none. */
function Place({ account }: { account: string }) {
  return places[account] ?? <GainedWallet address={account} />
}

function toColumns(
  currency: string,
  together: Pick<StillHeldAsset, 'quantity' | 'cost'>,
  lots: readonly HeldLot[],
  toProofs: (lot: HeldLot) => ReactNode,
): GainsColumn<HeldLot>[] {
  const ofWallets: GainsColumn<HeldLot> = {
    ...{ head: 'Wallet', under: 'words' },
    cell: ({ wallet }) => (wallet === null ? '' : <Place account={wallet} />),
  }
  return [
    {
      head: 'Acquired',
      cell: ({ acquiredOn, pooled }) =>
        acquiredOn === null ? (pooled ? 'One pool' : 'Not known') : formatDay(acquiredOn),
    },
    ...(lots.some(({ wallet }) => wallet !== null) ? [ofWallets] : []),
    {
      ...{ head: 'Transaction', under: 'figure' },
      cell: ({ transactionHash, explorerUrl }) =>
        transactionHash === null ? (
          ''
        ) : (
          <span className="inline-flex items-center gap-2">
            <Address value={transactionHash} kind="hash" copy />
            <ExplorerLink url={explorerUrl} what="Transaction that brought it" />
          </span>
        ),
    },
    { ...gainedColumns.quantity, total: <WholeAmount text={formatQuantity(together.quantity)} /> },
    {
      ...{ head: 'Cost', align: 'right' },
      cell: (lot) => (
        <>
          <RangeEnds of={lot.cost} currency={currency} />
          <span className="block text-note text-muted">
            {lot.unknownCost
              ? 'not known: nil, to its value on arrival'
              : lot.costByHand
                ? 'as you said'
                : lot.pricedByHand
                  ? 'by your price'
                  : 'as its transaction says'}
          </span>
          {lot.costByHand && toProofs(lot)}
        </>
      ),
      total: <RangeEnds of={together.cost} currency={currency} />,
    },
  ]
}
