import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** Reads a query anew, past the caches of browser and server. */
export async function refreshQuery<T>(client: QueryClient, options: FetchQueryOptions<T>): Promise<void> {
  // Joining a request that is already under way would answer with what the server had cached.
  await client.cancelQueries({ queryKey: options.queryKey })
  await client.fetchQuery({ ...options, staleTime: 0, meta: { ...options.meta, refresh: true } })
}
