import type { QueryClient } from '@tanstack/react-query'
import { clearStored } from '#app/lib/stored-state.ts'
import { derivedRoutes, portfolioPrefix } from './queries.ts'

/** After wallets or verdicts changed: what was worked out of them is asked again, where it is shown. */
export async function forgetDerived(client: QueryClient): Promise<void> {
  clearStored(portfolioPrefix)
  await client.invalidateQueries({ predicate: ({ queryKey }) => derivedRoutes.includes(String(queryKey[0])) })
}
