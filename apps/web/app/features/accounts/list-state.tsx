import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CardBand } from '@pkg/ui-kit/components/card.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

interface ListStateProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>
  /** What is said when it could not be read. */
  failure: string
}

/** What a card shows while its list is being read, or when that failed. */
export function ListState({ query: { data, error, refetch }, failure }: ListStateProps) {
  if (error) {
    return (
      <CardBand>
        <ErrorState title={failure} action={<Button onClick={() => refetch()}>Try Again</Button>} />
      </CardBand>
    )
  }
  if (data) return null
  return (
    <CardBand>
      <Skeleton className="h-10 w-full" />
    </CardBand>
  )
}
