import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { gains as contract, MAX_PROOF_BYTES } from '@pkg/api-contract'
import { create as toDisposition } from 'content-disposition'
import { succeed } from '../../../../lib/succeed.ts'
import { getUser } from '../../../../plugins/access.ts'
import type { WalletChains } from '../../chains/create-wallet-chains.ts'
import type { PrimaryNames } from '../../wallets/create-primary-names.ts'
import { toGainsAsker } from '../to-gains-asker.ts'
import type { GainOverrides } from './create-gain-overrides.ts'

/** What is sent with a file: base64 is a third longer. Beyond it the answer is that of every body that is too large. */
const bodyLimit = 2 * MAX_PROOF_BYTES

/** Opened by itself, whatever is in it gets neither scripts nor our origin. */
const nothingRuns = "sandbox; default-src 'none'; frame-ancestors 'none'"

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
    bodyLimit,
    async handler(request, reply) {
      await gainOverrides.setCost(await toGainsAsker(app, sources, request, reply), request.body)
      return succeed({})
    },
  })

  app.route({
    ...contract.setUnitPrice,
    bodyLimit,
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
    ...contract.getProof,
    async handler(request, reply) {
      const { name, type, content } = await gainOverrides.findProof(getUser(request).id, request.params.id)
      return reply
        .headers({
          'content-disposition': toDisposition(name),
          'content-security-policy': nothingRuns,
          'x-content-type-options': 'nosniff',
        })
        .type(type)
        .send(content)
    },
  })

  app.route({
    ...contract.setProof,
    bodyLimit,
    handler: async (request) => gainOverrides.setProof(getUser(request).id, request.params.id, request.body),
  })

  app.route({
    ...contract.removeProof,
    async handler(request) {
      await gainOverrides.removeProof(getUser(request).id, request.params.id)
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
