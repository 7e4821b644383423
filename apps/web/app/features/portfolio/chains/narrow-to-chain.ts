import type { ChainReading, Sourced } from '@pkg/api-contract'

/** An answer about a wallet that says of each chain how it was read. */
export interface OfChains<T> extends Sourced<T[]> {
  chains: readonly ChainReading[]
}

/**
 * What an answer says of one chain: its rows, and how that chain was read. Of a chain on which the wallet is not looked
 * at there are no rows, and nothing is wrong; one that was never read has no rows that anybody knows of: undefined.
 */
export function narrowToChain<T extends { chainId: number }, A extends OfChains<T>>(
  answer: A,
  chainId: number | null,
): A | undefined {
  if (chainId === null) return answer
  const data = answer.data.filter((row) => row.chainId === chainId)
  const chain = answer.chains.find((one) => one.chainId === chainId)
  if (chain === undefined) return { ...answer, data, chains: [], stale: false, problem: null }
  if (chain.updatedAt === null) return undefined
  const { source, updatedAt, stale, problem } = chain
  return { ...answer, data, chains: [chain], source, updatedAt, stale, problem }
}

/** Why a chain of an answer cannot be shown; null where it can. */
export function whyUnread({ chains }: OfChains<unknown>, chainId: number | null): string | null {
  const chain = chains.find((one) => one.chainId === chainId)
  return chain?.updatedAt === null ? (chain.problem ?? 'This chain could not be read.') : null
}

/** The part of a query result that tells how the reading of one wallet went. */
export interface Result<A> {
  data: A | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The same result, of one chain alone. */
export function narrowResult<T extends { chainId: number }, A extends OfChains<T>>(
  result: Result<A>,
  chainId: number | null,
): Result<A> {
  const { data, error, isFetching, refetch } = result
  if (data === undefined || chainId === null) return result
  const narrowed = narrowToChain<T, A>(data, chainId)
  const unread = whyUnread(data, chainId)
  return { data: narrowed, error: error ?? (unread === null ? null : new Error(unread)), isFetching, refetch }
}
