import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshQuery } from '#app/lib/refresh-query.ts'
import { forgetDerived } from './forget-derived.ts'
import { walletNfts, walletPositions, walletTokens } from './queries.ts'

/** Reads one wallet anew and leaves the others alone. A failure stays with the wallet, beside its last figures. */
export function useRefreshWallet(address: string) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn() {
      const known = (key: readonly unknown[]) => client.getQueryData(key) !== undefined
      const nfts = walletNfts(address)
      const positions = walletPositions(address)
      await Promise.allSettled([
        refreshQuery(client, walletTokens(address)),
        ...(known(nfts.queryKey) ? [refreshQuery(client, nfts)] : []),
        ...(known(positions.queryKey) ? [refreshQuery(client, positions)] : []),
      ])
      await forgetDerived(client)
    },
  })
}
