import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { NFTS_FETCHED, portfolio, sumHoldings, TRANSFERS_FETCHED } from '@pkg/api-contract'
import type { Address } from '@pkg/chain-client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { abortSignal } from '../../lib/abort-signal.ts'
import type { MediaLinks } from './media-links.ts'

/** What one tracked wallet holds and did. `Cache-Control: no-cache` on a request asks for a new reading. */
export const portfolioRoutes: FastifyPluginAsyncZod<{ media: MediaLinks }> = async (app, { media }) => {
  const { chain } = app

  app.route({
    ...portfolio.listTokens,
    async handler(request, reply) {
      const tokens = await chain.listTokens(toKey(request.params.address), toReadOptions(request, reply))
      return { ...tokens, data: await media.link(tokens.data, ['logo', 'thumbnail']) }
    },
  })

  app.route({
    ...portfolio.getNetWorth,
    async handler(request, reply) {
      const tokens = await chain.listTokens(toKey(request.params.address), toReadOptions(request, reply))
      return { ...tokens, data: sumHoldings(tokens.data) }
    },
  })

  app.route({
    ...portfolio.listTransfers,
    async handler(request, reply) {
      const transfers = await chain.listTransfers(toKey(request.params.address), {
        limit: TRANSFERS_FETCHED,
        ...toReadOptions(request, reply),
      })
      return { ...transfers, data: await media.link(transfers.data, ['logo']) }
    },
  })

  app.route({
    ...portfolio.listNfts,
    async handler(request, reply) {
      const nfts = await chain.listNfts(toKey(request.params.address), {
        limit: NFTS_FETCHED,
        ...toReadOptions(request, reply),
      })
      return { ...nfts, data: await media.link(nfts.data, ['image']) }
    },
  })
}

/** The contract's pattern has let only hex through. */
function toKey(address: string): Address {
  return address.toLowerCase() as Address
}

function toReadOptions(request: FastifyRequest, reply: FastifyReply) {
  const refresh = /\bno-cache\b/.test(request.headers['cache-control'] ?? '')
  return { refresh, signal: abortSignal(reply) }
}
