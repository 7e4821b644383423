import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { gains as contract, MAX_PURCHASES_BYTES } from '@pkg/api-contract'
import { succeed } from '../../../../lib/succeed.ts'
import { getUser } from '../../../../plugins/access.ts'
import type { WalletChains } from '../../chains/create-wallet-chains.ts'
import type { PrimaryNames } from '../../wallets/create-primary-names.ts'
import { toGainsAsker } from '../to-gains-asker.ts'
import type { Purchases } from './create-purchases.ts'

/** As JSON most characters of a file are one byte, line ends and quotation marks two; what is ticked comes with it. */
const bodyLimit = 2 * MAX_PURCHASES_BYTES

/** Costs from files of exchanges. */
export const purchasesRoutes: FastifyPluginAsyncZod<{
  purchases: Purchases
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, sources) => {
  const { purchases } = sources

  app.route({
    ...contract.listCostFiles,
    handler: async (request) => ({ files: await purchases.list(getUser(request).id) }),
  })

  app.route({
    ...contract.readPurchases,
    bodyLimit,
    handler: async (request, reply) =>
      purchases.read(await toGainsAsker(app, sources, request, reply), request.body),
  })

  app.route({
    ...contract.takePurchases,
    bodyLimit,
    handler: async (request, reply) =>
      succeed(await purchases.take(await toGainsAsker(app, sources, request, reply), request.body)),
  })

  app.route({
    ...contract.undoCostFile,
    async handler(request) {
      await purchases.undo(getUser(request).id, request.params.id)
      return succeed({})
    },
  })
}
