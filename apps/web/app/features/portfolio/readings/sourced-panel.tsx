import { type Sourced, toFreshnessState } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import type { ReactNode } from 'react'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { distinctSentences } from './distinct-sentences.ts'
import { ReadingAge } from './reading-age.tsx'
import { useNow } from './use-now.ts'

interface SourcedPanelProps<T> {
  title: ReactNode
  /** Counts or a sum, once there is something. */
  scope?: ReactNode
  query: {
    data: Sourced<T[]> | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** What of the answer is shown. */
  rows: readonly T[]
  empty: string
  skeleton: ReactNode
  children: ReactNode
}

/** One list about one wallet, with its age, and in words whatever keeps it from being whole. */
export function SourcedPanel<T>({
  title,
  scope,
  query,
  rows,
  empty,
  skeleton,
  children,
}: SourcedPanelProps<T>) {
  const { data, error, isFetching, refetch } = query
  const now = useNow()
  const stale = data !== undefined && (data.stale || error !== null)
  const told = error ? toErrorMessage(error, { fallback: 'The list could not be read.' }) : data?.problem
  const problem = told && distinctSentences([told]).join(' ')
  const retry = (
    <Button size="sm" busy={isFetching} onClick={() => refetch()}>
      Try Again
    </Button>
  )

  return (
    <section className="mt-6" aria-busy={isFetching}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-title font-head">{title}</h2>
          {scope && rows.length > 0 && <p className="mt-0.5 text-small text-muted">{scope}</p>}
        </div>
        {data && (
          <ReadingAge
            updatedAt={data.updatedAt}
            state={toFreshnessState({ ...data, stale }, now)}
            source={data.source}
          />
        )}
      </div>
      {data && problem && (
        <Notice
          tone="warn"
          title={stale ? 'Not read anew.' : 'Something is missing.'}
          action={retry}
          className="mb-4 rounded-base"
        >
          {problem} {stale && 'What stands here is what was read last.'}
        </Notice>
      )}
      {data === undefined && error === null && (
        <>
          <p className="sr-only" role="status">
            Loading your portfolio...
          </p>
          {skeleton}
        </>
      )}
      {data === undefined && error !== null && (
        <Card className="p-card">
          <ErrorState title="Could not be read" action={retry}>
            {problem}
          </ErrorState>
        </Card>
      )}
      {data !== undefined && rows.length === 0 && (
        <Card className="p-card">
          <EmptyState title={empty} />
        </Card>
      )}
      {rows.length > 0 && children}
    </section>
  )
}
