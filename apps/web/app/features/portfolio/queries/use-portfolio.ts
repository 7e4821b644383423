import type { portfolio, RouteOutput } from '@pkg/api-contract'
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { toWalletReading, type WalletReading } from '../readings/wallet-reading.ts'
import { forgetDerived } from './forget-derived.ts'
import { trackedAddresses, walletTokens } from './queries.ts'

interface Portfolio {
  /** The tracked wallets, as the server writes them; undefined until the list is known. */
  addresses: readonly string[] | undefined
  /** Undefined until the list is known. */
  readings: WalletReading[] | undefined
  /** Why the list could not be read. */
  error: Error | null
}

const none: readonly string[] = []

/** The tracked wallets and how the reading of each of them stands. */
export function usePortfolio(ready: boolean): Portfolio {
  const list = useQuery({ ...trackedAddresses(), enabled: ready })
  const addresses = list.data?.addresses ?? none
  const combine = useCallback(
    (results: UseQueryResult<RouteOutput<typeof portfolio.listTokens>>[]) =>
      results.flatMap((result, index) => {
        const address = addresses[index]
        return address === undefined ? [] : [toWalletReading(address, result)]
      }),
    [addresses],
  )
  const readings = useQueries({ queries: addresses.map((address) => walletTokens(address)), combine })
  useForgetting(list.data?.addresses.join())
  return { addresses: list.data?.addresses, readings: list.data && readings, error: list.error }
}

/** When the list changes, here or on another device, what was worked out of the former wallets is forgotten. */
function useForgetting(list: string | undefined) {
  const client = useQueryClient()
  const former = useRef(list)
  useEffect(() => {
    if (former.current !== undefined && list !== undefined && former.current !== list) {
      void forgetDerived(client)
    }
    former.current = list
  }, [client, list])
}
