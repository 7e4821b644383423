import { formatSources, type Sourced } from '@pkg/api-contract'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { plural } from '../figures/plural.ts'
import { distinctSentences } from './distinct-sentences.ts'

/** The part of a query result that tells how the reading of one wallet went. */
interface Result<T> {
  data: Sourced<T[]> | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** The same list of several wallets, as one. */
export interface MergedReading<T> extends Result<T> {
  /** The rows of each wallet, in the order asked; empty where it was not read. */
  byWallet: T[][]
  /** Whether every wallet was read, lately and whole. */
  settled: boolean
}

/** Puts the lists of several wallets together. A wallet that failed takes nothing from the others, and is told. */
export function mergeReadings<T>(results: readonly Result<T>[]): MergedReading<T> {
  const byWallet = results.map(({ data }) => data?.data ?? [])
  const read = results.flatMap(({ data }) => data ?? [])
  const failed = results.filter(({ data, error }) => data === undefined && error !== null)
  const waiting = results.length - read.length - failed.length
  const error = results.find((result) => result.error !== null)?.error ?? null
  const problems = [
    ...read.flatMap(({ problem }) => problem ?? []),
    ...(error === null ? [] : [toErrorMessage(error, { fallback: 'The list could not be read.' })]),
    ...(failed.length > 0 ? [`${plural(failed.length, 'wallet')} could not be read.`] : []),
    ...(waiting > 0 ? [`${plural(waiting, 'wallet')} still being read.`] : []),
  ]
  const stale = results.some(({ data, error: failure }) => data && (data.stale || failure !== null))
  return {
    data:
      read.length === 0
        ? undefined
        : {
            data: byWallet.flat(),
            source: formatSources(read.map(({ source }) => source)),
            updatedAt: read.map(({ updatedAt }) => updatedAt).sort()[0] ?? '',
            stale,
            problem: distinctSentences(problems).join(' ') || null,
          },
    // Where something was read, what failed is told beside it.
    error: read.length === 0 && waiting === 0 ? error : null,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    byWallet,
    settled: read.length === results.length && problems.length === 0 && !stale,
  }
}
