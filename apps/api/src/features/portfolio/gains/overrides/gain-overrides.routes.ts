import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { gains as contract } from '@pkg/api-contract'
import { succeed } from '../../../../lib/succeed.ts'
import { getUser } from '../../../../plugins/access.ts'
import type { WalletChains } from '../../chains/create-wallet-chains.ts'
import type { PrimaryNames } from '../../wallets/create-primary-names.ts'
import { toGainsAsker } from '../to-gains-asker.ts'
import type { GainOverrides } from './create-gain-overrides.ts'

/** What a person says of their transactions: listed, said, and undone one by one. */
export const gainOverridesRoutes: FastifyPluginAsyncZod<{
  gainOverrides: GainOverrides
  primaryNames: PrimaryNames
  walletChains: WalletChains
}> = async (app, sources) => {
  const { gainOverrides } = sources

  app.route({
    ...contract.listGainOverrides,
    handler: async (request, reply) => ({
      overrides: await gainOverrides.list(
        await toGainsAsker(app, sources, request, reply),
        request.query.country,
      ),
    }),
  })

  app.route({
    ...contract.setTransactionKind,
    async handler(request, reply) {
      const { chainId, transactionHash, ...answer } = request.body
      await gainOverrides.setKinds(await toGainsAsker(app, sources, request, reply), {
        ...answer,
        transactions: [{ chainId, transactionHash }],
      })
      return succeed({})
    },
  })

  app.route({
    ...contract.setTransactionKinds,
    async handler(request, reply) {
      await gainOverrides.setKinds(await toGainsAsker(app, sources, request, reply), request.body)
      return succeed({})
    },
  })

  app.route({
    ...contract.setReceiptCost,
    async handler(request, reply) {
      await gainOverrides.setCost(await toGainsAsker(app, sources, request, reply), request.body)
      return succeed({})
    },
  })

  app.route({
    ...contract.setUnitPrice,
    async handler(request, reply) {
      await gainOverrides.setPrice(await toGainsAsker(app, sources, request, reply), request.body)
      return succeed({})
    },
  })

  app.route({
    ...contract.setOwnAddress,
    async handler(request, reply) {
      await gainOverrides.setOwnAddress(await toGainsAsker(app, sources, request, reply), request.body)
      return succeed({})
    },
  })

  app.route({
    ...contract.undoGainOverride,
    async handler(request) {
      await gainOverrides.undo(getUser(request).id, request.params.id)
      return succeed({})
    },
  })
}
