import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { inScope, type Scope } from './queries.ts'

const input = z.object({
  querystring: z.object({ address: z.optional(z.string()), chainId: z.optional(z.string()) }),
})

/**
 * Placeholder data: while another range of the same wallets is read, the last one stays. Figures of other wallets or chains never
 * stand in for those that were asked.
 */
export function keepOfScope(scope: Scope) {
  return <T>(previous: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined => {
    const former = z.safeParse(input, query?.queryKey[1])
    const { address, chainId }: { address?: string; chainId?: string } = inScope(scope)
    const isSame =
      former.success &&
      former.data.querystring.address === address &&
      former.data.querystring.chainId === chainId
    return isSame ? previous : undefined
  }
}
