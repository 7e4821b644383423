import { users } from '@pkg/api-contract'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { clearStored } from '#app/lib/stored-state.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import {
  trackedAddresses,
  trackedWallets,
  walletNfts,
  walletPrefix,
  walletTokens,
  walletTransfers,
} from './queries.ts'

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

/** Stops tracking a wallet and forgets what was read of it. */
export function useRemoveWallet() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string) => api(users.removeAddress, { body: { address } }),
    onSuccess({ addresses }, address) {
      client.setQueryData(trackedAddresses().queryKey, { success: true, addresses })
      for (const query of [walletTokens(address), walletTransfers(address), walletNfts(address)]) {
        client.removeQueries({ queryKey: query.queryKey })
      }
      clearStored(walletPrefix(address))
      toast.success('Address deleted successfully')
    },
    onError(error) {
      toast.error(removeFailure(error))
    },
  })
}

export function addFailure(error: unknown): string {
  return toErrorMessage(error, { fallback: 'Failed to add address' })
}

export function removeFailure(error: unknown): string {
  return toErrorMessage(error, { fallback: 'Failed to delete address' })
}
