import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { AppError, ETHEREUM, prices, toAssetId } from '@pkg/api-contract'
import { getUser } from '../../../plugins/access.ts'
import { selectWallets } from '../select-wallets.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'
import { toReadOptions } from '../to-read-options.ts'
import type { AssetPrices } from './create-asset-prices.ts'

/** What one token cost; of tokens that the person's wallets hold or moved, and of no others. */
export const pricesRoutes: FastifyPluginAsyncZod<{ assetPrices: AssetPrices }> = async (
  app,
  { assetPrices },
) => {
  const { recent } = app.database

  app.route({
    ...prices.getPrices,
    async handler(request, reply) {
      const { id } = getUser(request)
      const wallets = await selectWallets(recent, id, undefined)
      const { isHidden, wanted } = createSpamVerdicts(await recent.verdicts(id))
      const found = await assetPrices.read(toAssetId(request.params), request.query.range, {
        ...toReadOptions(request, reply),
        ...{ isHidden, wanted },
        wallets: wallets.map((address) => ({ chainId: ETHEREUM, address: address.toLowerCase() })),
      })
      if (found === null) throw new AppError('TOKEN_NOT_HELD')
      const [linked] = await app.media.link([{ logo: found.logo }], ['logo'])
      return { ...found, logo: linked?.logo ?? null }
    },
  })
}
