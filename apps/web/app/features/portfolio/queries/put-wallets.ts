import type { ListedWallet } from '@pkg/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { trackedWallets } from './queries.ts'

/** Shows the wallets that a change left behind; which chains are read is not touched by any. */
export function putWallets(client: QueryClient, wallets: ListedWallet[]): void {
  client.setQueryData(trackedWallets().queryKey, (before) => before && { ...before, wallets })
}

/** Shows one wallet as a change left it, in its place among the others. */
export function putWallet(client: QueryClient, wallet: ListedWallet): void {
  const listed = client.getQueryData(trackedWallets().queryKey)?.wallets
  if (listed) {
    putWallets(
      client,
      listed.map((other) => (other.address === wallet.address ? wallet : other)),
    )
  }
}
