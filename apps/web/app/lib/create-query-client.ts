import { QueryClient } from '@tanstack/react-query'

/** The cache of server answers. The server retries its sources itself, so a failed answer is final until asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: an unreachable server is said at once, not waited out in silence. By itself that asks nothing again once
      // the connection is back, and a list that could not be read would stay so.
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  })
}
