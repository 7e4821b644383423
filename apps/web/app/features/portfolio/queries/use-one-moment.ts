import { microsToCents, parseMicros, portfolio } from '@pkg/api-contract'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import * as z from 'zod/mini'
import type { PortfolioSummary } from '../readings/summarize-portfolio.ts'
import { isProvisional } from './is-provisional.ts'
import { derivedRoutes, walletTokens } from './queries.ts'

/** What an answer that was worked out of holdings says of the reading of them that it is of. */
const workedOut = z.object({
  freshness: z.object({ updatedAt: z.string() }),
  /** Of a history: it is asked for again by itself. */
  refreshing: z.optional(z.boolean()),
  /** Of a history, whose last point is the present. */
  points: z.optional(z.array(z.object({ exactValue: z.string(), provenance: z.string() }))),
})

interface Moment {
  /** When the oldest of the holdings were read. */
  oldest: string
  /** What they are worth together. */
  cents: number
}

/**
 * Keeps the page at one moment. Holdings and what is worked out of them are asked for each at its own time, and what the
 * browser kept of an earlier visit is older than what it then asks for: one total would stand beside another. What is in
 * view and of another reading than the sum is asked for again together with the holdings, as the server answers all of
 * them out of one reading. What differs even then is asked for again once one of the two has changed, and not before.
 *
 * @param summary The sum in view; undefined until the wallets in view are known.
 * @param shown The wallets in it.
 */
export function useOneMoment(summary: PortfolioSummary | undefined, shown: readonly string[]): void {
  const client = useQueryClient()
  const asked = useRef(new Set<string>())
  const oldest = summary?.wallets.loading === 0 ? summary.oldest : null
  const cents = summary === undefined ? 0 : Math.round(summary.worth.usd * 100)
  // Draws anew what is looked at below, so that sum and answers are of the same drawing.
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)

  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query: { queryKey, state } }) => {
        const isOver = type === 'updated' && state.fetchStatus === 'idle'
        if ((isOver || type === 'observerAdded') && isWorkedOut(queryKey)) drawAnew()
      }),
    [client],
  )

  useEffect(() => {
    if (oldest === null || isReading(client)) return
    const apart = findApart(client, { oldest, cents }).filter(({ pair }) => !asked.current.has(pair))
    if (apart.length === 0) return
    for (const { pair } of apart) asked.current.add(pair)
    const keys = [...apart.map(({ queryKey }) => queryKey), ...shown.map((one) => walletTokens(one).queryKey)]
    for (const queryKey of keys) void client.invalidateQueries({ queryKey, exact: true })
  })
}

const isWorkedOut = ([route]: QueryKey) => derivedRoutes.some((derived) => derived === route)

/** Whether holdings, or what is worked out of them, are on their way, or are asked for again by themselves. */
function isReading(client: QueryClient): boolean {
  return client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ queryKey, state }) =>
      queryKey[0] === portfolio.listTokens.url
        ? state.fetchStatus === 'fetching' || isProvisional(state.data)
        : state.fetchStatus === 'fetching' && isWorkedOut(queryKey),
    )
}

/** The queries in view whose answers are of another reading, and of which to which. */
function findApart(client: QueryClient, { oldest, cents }: Moment): { queryKey: QueryKey; pair: string }[] {
  const inView = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey }) => isWorkedOut(queryKey),
  })
  return inView.flatMap(({ queryKey, queryHash, state }) => {
    const { data } = z.safeParse(workedOut, state.data)
    if (data === undefined || data.refreshing) return []
    const { updatedAt } = data.freshness
    const present = data.points?.at(-1)
    const end =
      present === undefined || present.provenance === 'illustrative'
        ? cents
        : microsToCents(parseMicros(present.exactValue))
    if (updatedAt === oldest && end === cents) return []
    return [{ queryKey, pair: [queryHash, updatedAt, end, oldest, cents].join(' ') }]
  })
}
