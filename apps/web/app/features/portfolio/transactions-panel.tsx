import { Card } from '@pkg/ui-kit/components/card.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { useQuery } from '@tanstack/react-query'
import { walletTransfers } from './queries.ts'
import { recentTransfers } from './recent-transfers.ts'
import { SourcedPanel } from './sourced-panel.tsx'
import { TransfersList } from './transfers-list.tsx'
import { TransfersTable } from './transfers-table.tsx'
import { useNarrow } from './use-narrow.ts'

/** The latest transfers of one wallet, amounts to the last base unit. */
export function TransactionsPanel({ address }: { address: string }) {
  const query = useQuery(walletTransfers(address))
  const transfers = recentTransfers(query.data?.data)
  const narrow = useNarrow()

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
      {narrow ? <TransfersList transfers={transfers} /> : <TransfersTable transfers={transfers} />}
    </SourcedPanel>
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
