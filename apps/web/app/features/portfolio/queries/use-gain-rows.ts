import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type GainsChoice, gainRows, type RowsOf } from './gains-queries.ts'

/**
 * The disposals of a year. Those of another reading than the year's are read anew, every page that is drawn, and stay until
 * then: whoever has opened one of them keeps their place.
 */
export function useGainRows(choice: GainsChoice, only: RowsOf, digest: string) {
  const query = useInfiniteQuery(gainRows(choice, only))
  const { data, refetch } = query
  const digests = new Set(data?.pages.map((page) => page.digest))
  const read = [...digests].join()
  const isOther = data !== undefined && read !== digest

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is of another reading yet, or the year is
  useEffect(() => {
    // What is being read already is of the new one, or leads here again.
    if (isOther) void refetch({ cancelRefetch: false })
  }, [isOther, read, digest, refetch])

  return query
}
