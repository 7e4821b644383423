import type { HistoryRange } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { keepOfScope } from './keep-of-scope.ts'
import { portfolioHistory, type Scope } from './queries.ts'

const askAgainMs = 3_000

/** The history of a range. While the server recomputes it, it is asked again; until then the last one stays. */
export function useHistory(range: HistoryRange, scope: Scope, { enabled = true } = {}) {
  return useQuery({
    ...portfolioHistory(range, scope),
    enabled,
    placeholderData: keepOfScope(scope),
    refetchInterval: ({ state }) => (state.data?.refreshing ? askAgainMs : false),
  })
}
