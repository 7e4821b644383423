import { Button } from '@pkg/ui-kit/components/button.tsx'
import { ErrorState } from '@pkg/ui-kit/components/error-state.tsx'
import { toErrorMessage } from '#app/lib/to-error-message.ts'

interface UnreadPartProps {
  /** What could not be read: "The change could not be explained". */
  title: string
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** The consequence, where the server says nothing. */
  fallback?: string
}

/** Stands where something could not be read, so that it is not taken for nothing, and asks for it again. */
export function UnreadPart({ title, query, fallback = 'Something went wrong' }: UnreadPartProps) {
  const { error, isFetching, refetch } = query
  return (
    <ErrorState
      title={title}
      action={
        <Button size="sm" busy={isFetching} onClick={() => refetch()}>
          Try Again
        </Button>
      }
    >
      {toErrorMessage(error, { fallback })}
    </ErrorState>
  )
}
