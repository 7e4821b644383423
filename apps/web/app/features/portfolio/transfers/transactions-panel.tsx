import type { Movement, Sourced } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNarrowerThan } from '#app/lib/use-narrower-than.ts'
import { plural } from '../figures/plural.ts'
import { movementPages, movementSums } from '../queries/movement-queries.ts'
import { SourcedPanel } from '../readings/sourced-panel.tsx'
import { UnreadPart } from '../readings/unread-part.tsx'
import type { WalletPanelProps } from '../wallets/wallet-panel-props.ts'
import { WalletTitle } from '../wallets/wallet-title.tsx'
import { unjudgedWords } from './describe-sums.ts'
import { MovementsFilters } from './movements-filters.tsx'
import { MovementsList } from './movements-list.tsx'
import { MovementsSums, MovementsSumsSkeleton } from './movements-sums.tsx'
import { MovementsTable } from './movements-table.tsx'
import { TransactionDetails } from './transaction-details.tsx'
import type { MoreAsked } from './use-first-new-row.ts'
import { useMovementFilter } from './use-movement-filter.ts'
import { useMovementsFile } from './use-movements-file.ts'

interface TransactionsPanelProps extends WalletPanelProps {
  /** The only asset that the list is about; @default what the person filters by */
  asset?: string
}

/** Every movement of the wallets in view: filtered, added up, and read page after page as one scrolls. */
export function TransactionsPanel({ addresses, scope, book, asset }: TransactionsPanelProps) {
  const filtering = useMovementFilter(asset)
  const { filter, change, isSet, isBackwards } = filtering
  const pages = useInfiniteQuery({ ...movementPages(filter, scope), enabled: !isBackwards })
  const sums = useQuery({ ...movementSums(filter, scope), enabled: !isBackwards })
  const file = useMovementsFile(filter, scope)
  const [asked, setAsked] = useState<MoreAsked | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  // The eight columns of the table need a thousand pixels, and the page a margin.
  const narrow = useNarrowerThan('70rem')
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const movements = data?.pages.flatMap((page) => page.data) ?? []
  // With a least value a page may have nothing, and more behind it.
  const isLooking = hasNextPage && data?.pages.at(-1)?.data.length === 0
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const pageCount = data?.pages.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page without any leads to the next, whatever else is the same
  useEffect(() => {
    if (isLooking) onNearEnd()
  }, [isLooking, pageCount, onNearEnd])
  const total = sums.data?.count ?? (data && !hasNextPage ? movements.length : null)
  const hidden = sums.data?.hiddenCount ?? 0
  const several = addresses.length > 1
  if (isBackwards) {
    return (
      <>
        <MovementsFilters {...filtering} scope={scope} />
        <Card className="mt-6 p-card">
          <EmptyState title="The first day comes after the last: change one of them." />
        </Card>
      </>
    )
  }
  const rows = { movements, total, several, onNearEnd, asked, onOpen: setOpened }

  return (
    <>
      <MovementsFilters {...filtering} scope={scope} />
      {sums.isPending && <MovementsSumsSkeleton />}
      {sums.isError && !sums.data && (
        <Card className="mt-4 p-card">
          <UnreadPart title="The movements could not be added up" query={sums} />
        </Card>
      )}
      {sums.data && <MovementsSums sums={sums.data} />}
      <SourcedPanel
        title={<WalletTitle what="Transactions" {...{ addresses, scope, book }} />}
        scope={[
          total === null ? (sums.isError ? 'Not counted' : 'Counting') : plural(total, 'movement'),
          ...(hidden > 0 ? [hiddenSentence(hidden, filter.hidden === 'show')] : []),
        ].join('; ')}
        query={{
          ...pages,
          data: isLooking && movements.length === 0 ? undefined : toReading(data?.pages[0], movements),
        }}
        rows={movements}
        empty={
          isSet
            ? ['No transactions match these filters', unjudgedWords(sums.data ?? {})]
                .filter(Boolean)
                .join('. ')
            : `No recent transactions found for ${addresses.length > 1 ? 'these addresses' : 'this address'}`
        }
        skeleton={<TransactionsSkeleton />}
      >
        {narrow ? <MovementsList {...rows} /> : <MovementsTable {...rows} />}
      </SourcedPanel>
      {hasNextPage && (
        <p className="hidden pt-3 text-small text-muted print:block">
          The {movements.length.toLocaleString('en-US')} latest are printed; the file holds all.
        </p>
      )}
      <div className="mt-2 -ml-2.5 flex flex-wrap gap-x-2 print:hidden">
        {movements.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Download aria-hidden="true" />}
            busy={file.isPending}
            busyLabel="Saving..."
            onClick={() => file.mutate()}
          >
            {`Save ${total === 1 ? 'this movement' : `these ${total === null ? '' : `${total.toLocaleString('en-US')} `}movements`} (CSV)`}
          </Button>
        )}
        {hasNextPage && (
          <Button
            size="sm"
            variant="ghost"
            busy={isFetchingNextPage}
            onClick={({ currentTarget }) => {
              setAsked({ index: movements.length, pressed: currentTarget })
              onNearEnd()
            }}
          >
            Show more transactions
          </Button>
        )}
        {(hidden > 0 || filter.hidden === 'show') && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => change({ hidden: filter.hidden === 'show' ? '' : 'show' })}
          >
            {filter.hidden === 'show' ? 'Hide spam again' : `Show ${plural(hidden, 'spam movement')}`}
          </Button>
        )}
      </div>
      {opened !== null && (
        <TransactionDetails hash={opened} several={several} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function toReading(
  first: (Sourced<Movement[]> & object) | undefined,
  movements: Movement[],
): Sourced<Movement[]> | undefined {
  return first && { ...first, data: movements }
}

function hiddenSentence(count: number, shown: boolean): string {
  return `${plural(count, 'movement')} ${count === 1 ? 'is' : 'are'} ${shown ? 'marked' : 'hidden'} as spam`
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
