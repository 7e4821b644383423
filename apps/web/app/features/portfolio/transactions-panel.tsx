import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { mergeReadings } from './merge-readings.ts'
import { plural } from './plural.ts'
import { walletTransfers } from './queries.ts'
import { recentTransfers, SHOWN_TRANSFERS } from './recent-transfers.ts'
import { SourcedPanel } from './sourced-panel.tsx'
import { TransfersList } from './transfers-list.tsx'
import { TransfersTable } from './transfers-table.tsx'
import { useNarrow } from './use-narrow.ts'
import type { WalletPanelProps } from './wallet-panel-props.ts'
import { WalletTitle } from './wallet-title.tsx'

/** The latest transfers of the wallets in view, amounts to the last base unit. */
export function TransactionsPanel({ addresses, scope, book }: WalletPanelProps) {
  const query = useQueries({ queries: addresses.map(walletTransfers), combine: mergeReadings })
  const [withSpam, setWithSpam] = useState(false)
  const [all, setAll] = useState(false)
  const read = query.byWallet
    // What moved between two of them is a transfer of both.
    .flatMap((ofWallet, index) =>
      ofWallet.map((transfer) => ({ ...transfer, id: `${addresses[index]} ${transfer.id}` })),
    )
    .sort((a, b) => Date.parse(b.blockTimestamp) - Date.parse(a.blockTimestamp))
  const transfers = recentTransfers(read, { all, withSpam })
  const more = recentTransfers(read, { all: true, withSpam }).length - SHOWN_TRANSFERS
  const spam = read.filter((transfer) => transfer.spam === 'yes').length
  const narrow = useNarrow()

  return (
    <>
      <SourcedPanel
        title={<WalletTitle what="Transactions" {...{ addresses, scope, book }} />}
        scope={[`The latest ${transfers.length}`, ...(spam > 0 ? [hiddenSentence(spam, withSpam)] : [])].join(
          '; ',
        )}
        query={query}
        rows={transfers}
        empty={`No recent transactions found for ${addresses.length > 1 ? 'these addresses' : 'this address'}`}
        skeleton={<TransactionsSkeleton />}
      >
        {narrow ? <TransfersList transfers={transfers} /> : <TransfersTable transfers={transfers} />}
      </SourcedPanel>
      <div className="mt-2 -ml-2.5 flex flex-wrap gap-x-2 print:hidden">
        {more > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setAll(!all)}>
            {all ? `Show the latest ${SHOWN_TRANSFERS} only` : `Show ${plural(more, 'more transfer')}`}
          </Button>
        )}
        {spam > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setWithSpam(!withSpam)}>
            {withSpam ? 'Hide spam again' : `Show ${plural(spam, 'spam transfer')}`}
          </Button>
        )}
      </div>
    </>
  )
}

function hiddenSentence(spam: number, shown: boolean): string {
  return `${plural(spam, 'transfer')} ${spam === 1 ? 'is' : 'are'} ${shown ? 'marked' : 'hidden'} as spam`
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
