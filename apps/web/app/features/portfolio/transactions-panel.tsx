import type { Direction, Transfer } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import {
  ColumnHead,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@pkg/ui-kit/components/table.tsx'
import { formatDateTime } from '@pkg/ui-kit/format/format-date-time.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownLeft, ArrowRightLeft, ArrowUpRight } from 'lucide-react'
import { formatExactAmount } from './format-exact-amount.ts'
import { walletTransfers } from './queries.ts'
import { recentTransfers } from './recent-transfers.ts'
import { SourcedPanel } from './sourced-panel.tsx'

const directions: Record<Direction, { Icon: typeof ArrowDownLeft; ink: string; sign: string }> = {
  Received: { Icon: ArrowDownLeft, ink: 'text-gain', sign: '+' },
  Sent: { Icon: ArrowUpRight, ink: 'text-text', sign: '−' },
  Self: { Icon: ArrowRightLeft, ink: 'text-muted', sign: '' },
}

/** The latest transfers of one wallet, amounts to the last base unit. */
export function TransactionsPanel({ address }: { address: string }) {
  const query = useQuery(walletTransfers(address))
  const transfers = recentTransfers(query.data?.data)

  return (
    <SourcedPanel
      title={
        <>
          Transactions for <span className="font-mono text-[0.92em]">{shortenAddress(address)}</span>
        </>
      }
      query={query}
      rows={transfers}
      empty="No recent transactions found for this address"
      skeleton={<TransactionsSkeleton />}
    >
      <Card as="div" className="px-card py-1">
        <Table caption="Recent transactions" className="min-w-150">
          <TableHead>
            <ColumnHead>Token</ColumnHead>
            <ColumnHead align="right">Amount</ColumnHead>
            <ColumnHead>Type</ColumnHead>
            <ColumnHead>Hash</ColumnHead>
            <ColumnHead align="right">Date</ColumnHead>
          </TableHead>
          <TableBody>
            {transfers.map((transfer) => (
              <TransferRow key={transfer.id} transfer={transfer} />
            ))}
          </TableBody>
        </Table>
      </Card>
    </SourcedPanel>
  )
}

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { Icon, ink, sign } = directions[transfer.direction]
  const { symbol, name, logo, value, decimals, transactionHash, blockTimestamp } = transfer
  return (
    <TableRow>
      <TableCell>
        <span className="flex items-center gap-2 font-label">
          <AssetPicture src={logo} className="size-5" />
          <span className="max-w-[14ch] truncate" title={name ?? undefined}>
            {symbol ?? name ?? 'Unnamed'}
          </span>
        </span>
      </TableCell>
      <TableCell align="right" className="font-[550] whitespace-nowrap">
        {sign}
        {formatExactAmount(value, decimals)}
      </TableCell>
      <TableCell>
        <span className={`inline-flex items-center gap-1.5 ${ink}`}>
          <Icon aria-hidden="true" className="size-3.5 stroke-[1.75]" />
          {transfer.direction}
        </span>
      </TableCell>
      <TableCell>
        <Address value={transactionHash} kind="hash" />
      </TableCell>
      <TableCell align="right" className="whitespace-nowrap text-muted">
        <time dateTime={blockTimestamp}>{formatDateTime(blockTimestamp)}</time>
      </TableCell>
    </TableRow>
  )
}

function TransactionsSkeleton() {
  return (
    <Card as="div" className="px-card py-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex h-[38px] items-center gap-6">
          <Skeleton className="h-3 w-16" />
          <Skeleton className="ml-auto h-3 w-20" />
          <Skeleton className="h-3 w-40 max-sm:hidden" />
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </Card>
  )
}
