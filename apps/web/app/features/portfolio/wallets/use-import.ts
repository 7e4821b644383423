import { movements, wallets } from '@pkg/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { forgetDerived } from '../queries/forget-derived.ts'
import { putWallets } from '../queries/put-wallets.ts'
import { trackedAddresses, walletTokens } from '../queries/queries.ts'

/** Takes in a list, a CSV or an export, and shows the wallets it left behind. */
export function useImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => api(wallets.importWallets, { body: { text } }),
    async onSuccess({ wallets: tracked, kind }) {
      putWallets(client, tracked)
      client.setQueryData(trackedAddresses().queryKey, {
        success: true,
        addresses: tracked.map(({ address }) => address),
      })
      // Labels stand in movements; an export also brings verdicts about tokens.
      await client.invalidateQueries({ queryKey: [movements.listMovements.url] })
      if (kind !== 'export') return
      await client.invalidateQueries({ queryKey: [walletTokens('').queryKey[0]] })
      await forgetDerived(client)
    },
  })
}
