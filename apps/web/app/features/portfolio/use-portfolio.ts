import { useQueries, useQuery } from '@tanstack/react-query'
import { trackedAddresses, walletTokens } from './queries.ts'
import { toWalletReading, type WalletReading } from './wallet-reading.ts'

interface Portfolio {
  /** Undefined until the list is known. */
  readings: WalletReading[] | undefined
  /** Why the list could not be read. */
  error: Error | null
}

/** The tracked wallets and how the reading of each of them stands. */
export function usePortfolio(ready: boolean): Portfolio {
  const list = useQuery({ ...trackedAddresses(), enabled: ready })
  const addresses = list.data?.addresses ?? []
  const readings = useQueries({
    queries: addresses.map((address) => walletTokens(address)),
    combine: (results) =>
      results.flatMap((result, index) => {
        const address = addresses[index]
        return address === undefined ? [] : [toWalletReading(address, result)]
      }),
  })
  return { readings: list.data && readings, error: list.error }
}
