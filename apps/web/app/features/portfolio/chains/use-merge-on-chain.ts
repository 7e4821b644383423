import { useCallback } from 'react'
import { mergeReadings } from '../readings/merge-readings.ts'
import { narrowResult, type OfChains, type Result } from './narrow-to-chain.ts'

/**
 * Puts the lists of several wallets together as `mergeReadings` does, of one chain or of all. The same function for the
 * same chain, so that `useQueries` merges again only what was read again.
 */
export function useMergeOnChain(chainId: number | null) {
  return useCallback(
    <T extends { chainId: number }>(results: readonly Result<OfChains<T>>[]) =>
      mergeReadings(results.map((result) => narrowResult(result, chainId))),
    [chainId],
  )
}
