import { movements, wallets } from '@pkg/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { putWallet } from '../queries/put-wallets.ts'

/** Gives a wallet a label and tags; lists that show them follow. */
export function useNameWallet(address: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (names: { label: string | null; tags: string[] }) =>
      api(wallets.updateWallet, { params: { address }, body: names }),
    async onSuccess({ wallet }) {
      putWallet(client, wallet)
      // Labels also stand in the movements of every wallet that dealt with this one.
      await client.invalidateQueries({ queryKey: [movements.listMovements.url] })
    },
  })
}
