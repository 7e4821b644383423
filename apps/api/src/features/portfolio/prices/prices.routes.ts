import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, prices, toAssetId } from '@pkg/api-contract'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { toSelection } from '../to-selection.ts'
import type { AssetPrices } from './create-asset-prices.ts'

/** What one token cost; of tokens that the person's wallets hold or moved, and of no others. */
export const pricesRoutes: FastifyPluginAsyncZod<{
  assetPrices: AssetPrices
  walletChains: WalletChains
}> = async (app, { assetPrices, walletChains }) => {
  app.route({
    ...prices.getPrices,
    async handler(request, reply) {
      const { chainId } = request.params
      // Of a chain that is not read no wallet has anything.
      if (app.chain.chains.every((chain) => chain.id !== chainId)) throw new AppError('TOKEN_NOT_HELD')
      const selection = await toSelection(app, walletChains, request, reply, { chainId })
      const found = await assetPrices.read(toAssetId(request.params), request.query.range, selection)
      if (found === null) throw new AppError('TOKEN_NOT_HELD')
      const [linked] = await app.media.link([{ logo: found.logo }], ['logo'])
      return { ...found, logo: linked?.logo ?? null }
    },
  })
}
