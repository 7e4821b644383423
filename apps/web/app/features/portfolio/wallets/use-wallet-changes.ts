import { ApiError, type TrackedWallet, users, wallets } from '@pkg/api-contract'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { clearStored } from '#app/lib/stored-state.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { putWallets } from '../queries/put-wallets.ts'
import {
  trackedAddresses,
  trackedWallets,
  walletNfts,
  walletPrefix,
  walletTokens,
} from '../queries/queries.ts'

/** Starts tracking a wallet. The answer holds the new list, so nothing has to be asked again. */
export function useAddWallet() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string) => api(users.addAddress, { body: { address } }),
    onSuccess({ addresses }) {
      client.setQueryData(trackedAddresses().queryKey, { success: true, addresses })
      void client.invalidateQueries({ queryKey: trackedWallets().queryKey })
      toast.success('Address added successfully')
    },
    onError(error) {
      toast.error(addFailure(error))
    },
  })
}

/** Stops tracking a wallet and forgets what was read of it. What the person entered can be brought back at once. */
export function useRemoveWallet() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string) => api(users.removeAddress, { body: { address } }),
    onSuccess({ addresses }, address) {
      client.setQueryData(trackedAddresses().queryKey, { success: true, addresses })
      for (const query of [walletTokens(address), walletNfts(address)]) {
        client.removeQueries({ queryKey: query.queryKey })
      }
      clearStored(walletPrefix(address))
      const listed = client.getQueryData(trackedWallets().queryKey)?.wallets
      const removed = listed?.find((wallet) => wallet.address === address)
      if (listed) {
        putWallets(
          client,
          listed.filter((wallet) => wallet !== removed),
        )
      }
      toast.success('Address deleted successfully', {
        description: nameRemoved(address, removed),
        action: undo(client, address),
      })
    },
    onError(error) {
      toast.error(removeFailure(error))
    },
  })
}

/** Brings a deleted wallet back. It outlives the page that deleted: a person may have gone on to another. */
async function restore(client: QueryClient, address: string): Promise<void> {
  try {
    const answer = await api(wallets.restoreWallet, { params: { address } })
    putWallets(client, answer.wallets)
    client.setQueryData(trackedAddresses().queryKey, {
      success: true,
      addresses: answer.wallets.map((wallet) => wallet.address),
    })
    toast.success('Wallet restored')
  } catch (error) {
    // The server keeps it longer than the offer stands: another try can still bring it back.
    toast.error(toErrorMessage(error, { fallback: 'The wallet could not be restored.' }), {
      action: undo(client, address),
    })
  }
}

function undo(client: QueryClient, address: string) {
  return {
    label: 'Undo',
    altText: 'Press F8, then Undo, to bring the wallet back.',
    onSelect: () => void restore(client, address),
  }
}

function nameRemoved(address: string, wallet: TrackedWallet | undefined): string {
  return [wallet?.label, shortenAddress(address)].filter(Boolean).join(' ')
}

function addFailure(error: unknown): string {
  return toErrorMessage(error, { fallback: 'Failed to add address' })
}

/** What the field says of an address that was not taken: what exactly is wrong with it, else why it was not. */
export function fieldProblem(error: unknown): string {
  return (error instanceof ApiError ? error.hint : undefined) ?? addFailure(error)
}

export function removeFailure(error: unknown): string {
  return toErrorMessage(error, { fallback: 'Failed to delete address' })
}
