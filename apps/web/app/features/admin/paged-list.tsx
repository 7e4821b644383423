import { ADMIN_PAGE_SIZE } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import type { ReactNode } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'

interface PagedListProps {
  /** How many rows there are in all; undefined while they are on their way. */
  total: number | undefined
  error: unknown
  page: number
  onPage: (page: number) => void
  empty: string
  children: ReactNode
}

/** The frame of a long list: loading, failing, empty, and its pages. */
export function PagedList({ total, error, page, onPage, empty, children }: PagedListProps) {
  const pages = Math.max(1, Math.ceil((total ?? 0) / ADMIN_PAGE_SIZE))
  return (
    <Card>
      <CardBand>
        {total !== undefined ? (
          total === 0 ? (
            <EmptyState title={empty} />
          ) : (
            children
          )
        ) : error ? (
          <ErrorState title="Error">{toErrorMessage(error, { fallback: 'Something went wrong' })}</ErrorState>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </CardBand>
      {pages > 1 && (
        <CardBand>
          <nav aria-label="Pages" className="flex items-center justify-between gap-4">
            <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              Previous
            </Button>
            <p role="status" className="text-small text-muted tabular-nums">
              Page {page} of {pages}
            </p>
            <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
              Next
            </Button>
          </nav>
        </CardBand>
      )}
    </Card>
  )
}
