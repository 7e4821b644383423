import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, prices, toAssetId } from '@pkg/api-contract'
import { getUser } from '../../../plugins/access.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { AssetPrices } from './create-asset-prices.ts'

/** What one token cost; of tokens that the person's wallets hold or moved, and of no others. */
export const pricesRoutes: FastifyPluginAsyncZod<{
  assetPrices: AssetPrices
  walletChains: WalletChains
}> = async (app, { assetPrices, walletChains }) => {
  const { recent } = app.database

  app.route({
    ...prices.getPrices,
    async handler(request, reply) {
      const { id } = getUser(request)
      const { chainId } = request.params
      // Of another chain there is nothing to find, and nobody to ask.
      const isRead = app.chain.chains.some((chain) => chain.id === chainId)
      const options = toReadOptions(request, reply)
      const { wallets } = isRead ? await walletChains.select(id, { chainId }, options) : { wallets: [] }
      const { isHidden, wanted } = createSpamVerdicts(await recent.verdicts(id))
      const found = await assetPrices.read(
        toAssetId(request.params),
        request.query.range,
        Object.assign(options, { isHidden, wanted, wallets }),
      )
      if (found === null) throw new AppError('TOKEN_NOT_HELD')
      const [linked] = await app.media.link([{ logo: found.logo }], ['logo'])
      return { ...found, logo: linked?.logo ?? null }
    },
  })
}
