import type { QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Scope } from './queries.ts'

const input = z.object({ querystring: z.object({ address: z.optional(z.string()) }) })

/**
 * Placeholder data: while another range of the same wallets is read, the last one stays. Figures of other wallets never
 * stand in for those that were asked.
 */
export function keepOfScope(scope: Scope) {
  return <T>(previous: T | undefined, query: { queryKey: QueryKey } | undefined): T | undefined => {
    const former = z.safeParse(input, query?.queryKey[1])
    return former.success && former.data.querystring.address === scope?.join(',') ? previous : undefined
  }
}
