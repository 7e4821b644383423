import { type ChainChoice, wallets } from '@pkg/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { forgetDerived } from '../queries/forget-derived.ts'
import { putWallet } from '../queries/put-wallets.ts'
import { walletNfts, walletPositions, walletTokens } from '../queries/queries.ts'

/** Says on which chains a wallet is looked at; everything that is shown of it follows. */
export function useChooseChains(address: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chainChoices: ChainChoice[]) =>
      api(wallets.updateWallet, { params: { address }, body: { chainChoices } }),
    async onSuccess({ wallet }) {
      putWallet(client, wallet)
      await Promise.all(
        [walletTokens(address), walletNfts(address), walletPositions(address)].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
      await forgetDerived(client)
    },
  })
}
