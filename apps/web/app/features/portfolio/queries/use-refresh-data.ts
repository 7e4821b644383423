import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshQuery } from '#app/lib/refresh-query.ts'
import { accountPrefix, clearStored } from '#app/lib/stored-state.ts'
import { adoptStored } from './adopt-stored.ts'
import { forgetDerived } from './forget-derived.ts'
import {
  trackedAddresses,
  trackedWallets,
  walletNfts,
  walletPositions,
  walletTokens,
  welcome,
} from './queries.ts'

/** Throws the caches away and reads everything anew; `shown` are the wallets in view. */
export function useRefreshData(shown: readonly string[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => refreshAll(client, shown),
    onMutate() {
      toast.info('Refreshing data...')
    },
  })
}

async function refreshAll(client: QueryClient, shown: readonly string[]): Promise<void> {
  clearStored(accountPrefix)
  const owner = client.getQueryData(welcome().queryKey)?.message
  if (owner !== undefined) adoptStored(client, owner)

  await refreshQuery(client, trackedAddresses()).catch(ignore)
  const addresses = client.getQueryData(trackedAddresses().queryKey)?.addresses ?? []
  const inView = new Set(shown)
  // What nobody looked at is asked for when it is looked at.
  const isWanted = (address: string, queryKey: QueryKey) =>
    inView.has(address) && client.getQueryData(queryKey) !== undefined
  const again: Promise<void>[] = []
  for (const address of addresses) {
    const nfts = walletNfts(address)
    if (isWanted(address, nfts.queryKey)) again.push(refreshQuery(client, nfts))
    else client.removeQueries({ queryKey: nfts.queryKey })
    const positions = walletPositions(address)
    if (isWanted(address, positions.queryKey)) again.push(refreshQuery(client, positions))
    else client.removeQueries({ queryKey: positions.queryKey })
  }
  await Promise.allSettled([
    refreshQuery(client, trackedWallets()),
    ...addresses.map((address) => refreshQuery(client, walletTokens(address))),
    ...again,
  ])
  // Worked out of what was just read anew.
  await forgetDerived(client)
}

/** A failure stays with its query, which shows it beside its last good figures. */
function ignore() {}
