import type { HistoryRange } from '@pkg/api-contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isProvisional } from './is-provisional.ts'
import type { Scope } from './queries.ts'
import { useHistory } from './use-history.ts'

/**
 * Once the movements and prices of the wallets in view are read, what was worked out without them is asked again:
 * how a token came can tell that it is spam.
 */
export function useSettledFigures(
  range: HistoryRange,
  scope: Scope,
  { enabled }: { enabled: boolean },
): void {
  const client = useQueryClient()
  const { data, dataUpdatedAt, isPlaceholderData } = useHistory(range, scope, { enabled })
  const settledAt = data?.refreshing === false && !isPlaceholderData ? dataUpdatedAt : null
  useEffect(() => {
    if (settledAt !== null) void askProvisionalAgain(client, settledAt)
  }, [client, settledAt])
}

async function askProvisionalAgain(client: QueryClient, settledAt: number): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ state: { data, dataUpdatedAt } }) => isProvisional(data) && dataUpdatedAt <= settledAt,
  })
}
