import { type ChainChoice, wallets } from '@pkg/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { forgetDerived } from '../queries/forget-derived.ts'
import { trackedWallets, walletNfts, walletPositions, walletTokens } from '../queries/queries.ts'

/** Says on which chains a wallet is looked at; everything that is shown of it follows. */
export function useChooseChains(address: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (chainChoices: ChainChoice[]) =>
      api(wallets.updateWallet, { params: { address }, body: { chainChoices } }),
    async onSuccess({ wallet }) {
      client.setQueryData(
        trackedWallets().queryKey,
        (before) =>
          before && {
            ...before,
            wallets: before.wallets.map((other) => (other.address === wallet.address ? wallet : other)),
          },
      )
      await Promise.all(
        [walletTokens(address), walletNfts(address), walletPositions(address)].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
      await forgetDerived(client)
    },
  })
}
