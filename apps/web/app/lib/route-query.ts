import type { Route, RouteInput, RouteOutput } from '@pkg/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

interface RouteQueryOptions {
  /** How long an answer counts as fresh. @default 0 */
  staleTime?: number
  /** Name under which the answer is kept in the browser; see `persistQueries`. */
  storedAs?: string
}

/** Query options of a contract route: key, types and call come from the route, none is written by hand. */
export function routeQuery<R extends Route>(
  route: R,
  input: RouteInput<R>,
  { staleTime = 0, storedAs }: RouteQueryOptions = {},
) {
  return queryOptions<RouteOutput<R>>({
    queryKey: [route.url, input],
    queryFn: ({ signal, meta }) => api(route, input, { signal, refresh: meta?.refresh === true }),
    staleTime,
    meta: { storedAs, answer: route.schema.response[200] },
  })
}
