import type { QueryClient, QueryKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readStored, writeStored } from './stored-state.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Name under which the answer is kept in the browser. */
      storedAs?: string | undefined
      /** What a stored answer must look like to be believed. */
      answer?: z.ZodMiniType | undefined
      /** Asks the server to read its sources anew. */
      refresh?: boolean
    }
  }
}

interface StoredQuery {
  queryKey: QueryKey
  meta?: { storedAs?: string | undefined; answer?: z.ZodMiniType | undefined } | undefined
}

/** Keeps every new answer of a query that has a stored name. Returns how to stop. */
export function persistQueries(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { meta, state } = event.query
    if (meta?.storedAs) writeStored(meta.storedAs, { fetchedAt: state.dataUpdatedAt, answer: state.data })
  })
}

/** Gives a query the answer kept for it, with its true age, unless it already has one. Tells whether it has now. */
export function restoreQuery(client: QueryClient, { queryKey, meta }: StoredQuery): boolean {
  if (client.getQueryData(queryKey) !== undefined) return true
  if (!meta?.storedAs || !meta.answer) return false
  const stored = readStored(meta.storedAs, z.object({ fetchedAt: z.number(), answer: meta.answer }))
  // A time ahead of ours would never grow stale.
  if (!stored || stored.fetchedAt > Date.now()) return false
  client.setQueryData(queryKey, stored.answer, { updatedAt: stored.fetchedAt })
  return true
}
