import { movements, type RouteOutput } from '@pkg/api-contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { routeQuery } from '#app/lib/route-query.ts'
import { type MovementFilter, toMovementQuery } from './movement-filter.ts'
import { inScope, type Scope } from './queries.ts'

export type MovementPage = RouteOutput<typeof movements.listMovements>
export type MovementSums = RouteOutput<typeof movements.sumMovements>

/** How long a reading of a wallet counts as fresh. */
const staleTime = 15 * 60_000
/** While prices or movements are still being read, the list is asked again. */
const askAgainMs = 4_000

/** The movements that a filter leaves, page after page. */
export const movementPages = (filter: MovementFilter, scope: Scope) => {
  const querystring = { ...toMovementQuery(filter), ...inScope(scope) }
  return infiniteQueryOptions({
    queryKey: [movements.listMovements.url, querystring],
    queryFn: ({ signal, pageParam, meta }): Promise<MovementPage> =>
      api(
        movements.listMovements,
        { querystring: { ...querystring, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal, refresh: meta?.refresh === true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    // Further pages are older: only the first is asked again by itself.
    refetchInterval: ({ state }) =>
      state.data?.pages.length === 1 && state.data.pages[0]?.provisional ? askAgainMs : false,
  })
}

/** What the movements that a filter leaves add up to. */
export const movementSums = (filter: MovementFilter, scope: Scope) => ({
  ...routeQuery(
    movements.sumMovements,
    { querystring: { ...toMovementQuery(filter), ...inScope(scope) } },
    { staleTime },
  ),
  refetchInterval: ({ state }: { state: { data?: MovementSums | undefined } }) =>
    state.data?.provisional ? askAgainMs : (false as const),
})

/** Every asset that moved. */
export const movedAssets = (scope: Scope) =>
  routeQuery(movements.listMovedAssets, { querystring: inScope(scope) }, { staleTime })

/** Everything that one transaction moved in the wallets of the person, also what is hidden. */
export const transactionMovements = (hash: string) =>
  routeQuery(movements.listMovements, { querystring: { q: hash, hidden: 'show' } }, { staleTime })
