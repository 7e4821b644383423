import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshQuery } from '#app/lib/refresh-query.ts'
import { accountPrefix, clearStored } from '#app/lib/stored-state.ts'
import { adoptStored } from './adopt-stored.ts'
import { forgetDerived } from './forget-derived.ts'
import {
  trackedAddresses,
  trackedWallets,
  walletNfts,
  walletTokens,
  walletTransfers,
  welcome,
} from './queries.ts'

/** Throws the caches away and reads everything anew; `focus` is the wallet whose transfers and NFTs are shown. */
export function useRefreshData(focus: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => refreshAll(client, focus),
    onMutate() {
      toast.info('Refreshing data...')
    },
  })
}

async function refreshAll(client: QueryClient, focus: string | null): Promise<void> {
  clearStored(accountPrefix)
  const owner = client.getQueryData(welcome().queryKey)?.message
  if (owner !== undefined) adoptStored(client, owner)

  await refreshQuery(client, trackedAddresses()).catch(ignore)
  const addresses = client.getQueryData(trackedAddresses().queryKey)?.addresses ?? []
  for (const address of addresses) {
    if (address === focus) continue
    client.removeQueries({ queryKey: walletTransfers(address).queryKey })
    client.removeQueries({ queryKey: walletNfts(address).queryKey })
  }
  await Promise.allSettled([
    refreshQuery(client, trackedWallets()),
    ...addresses.map((address) => refreshQuery(client, walletTokens(address))),
    ...(focus === null
      ? []
      : [refreshQuery(client, walletTransfers(focus)), refreshQuery(client, walletNfts(focus))]),
  ])
  // Worked out of what was just read anew.
  await forgetDerived(client)
}

/** A failure stays with its query, which shows it beside its last good figures. */
function ignore() {}
