import { movements, type TrackedWallet, wallets } from '@pkg/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { trackedWallets } from '../queries/queries.ts'

/** Gives a wallet a label and tags; lists that show them follow. */
export function useNameWallet(address: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (names: { label: string | null; tags: string[] }) =>
      api(wallets.updateWallet, { params: { address }, body: names }),
    async onSuccess({ wallet }) {
      client.setQueryData(trackedWallets().queryKey, (before) =>
        before
          ? { ...before, wallets: before.wallets.map((other) => (isSame(other, wallet) ? wallet : other)) }
          : before,
      )
      // Labels also stand in the movements of every wallet that dealt with this one.
      await client.invalidateQueries({ queryKey: [movements.listMovements.url] })
    },
  })
}

function isSame(one: TrackedWallet, other: TrackedWallet): boolean {
  return one.chainId === other.chainId && one.address === other.address
}
