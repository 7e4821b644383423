import type { ListedWallet } from '@pkg/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { trackedWallets } from './queries.ts'

/** Shows the wallets that a change left behind; which chains are read is not touched by any. */
export function putWallets(client: QueryClient, wallets: ListedWallet[]): void {
  client.setQueryData(trackedWallets().queryKey, (before) => before && { ...before, wallets })
}
