import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { NFTS_FETCHED, portfolio, sumHoldings, TRANSFERS_FETCHED } from '@pkg/api-contract'
import type { Address } from '@pkg/chain-client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../plugins/access.ts'
import { labelTransfers } from './label-transfers.ts'
import type { TokenJudge } from './spam/create-token-judge.ts'
import { judgeTransfers } from './spam/judge-transfers.ts'
import { toReadOptions } from './to-read-options.ts'
import type { PrimaryNames } from './wallets/create-primary-names.ts'

/** What one tracked wallet holds and did. `Cache-Control: no-cache` on a request asks for a new reading. */
export const portfolioRoutes: FastifyPluginAsyncZod<{
  tokenJudge: TokenJudge
  primaryNames: PrimaryNames
}> = async (app, { tokenJudge, primaryNames }) => {
  const { chain, media } = app

  /** The wallet's tokens with the spam marks that this person sees. */
  async function listTokens(request: FastifyRequest & { params: { address: string } }, reply: FastifyReply) {
    const address = toKey(request.params.address)
    const tokens = await chain.listTokens(address, toReadOptions(request, reply))
    const { rows, provisional } = await tokenJudge.apply(getUser(request).id, address, tokens.data)
    return { tokens: { ...tokens, data: rows }, provisional }
  }

  app.route({
    ...portfolio.listTokens,
    async handler(request, reply) {
      const { tokens, provisional } = await listTokens(request, reply)
      return { ...tokens, data: await media.link(tokens.data, ['logo', 'thumbnail']), provisional }
    },
  })

  app.route({
    ...portfolio.getNetWorth,
    async handler(request, reply) {
      const { tokens } = await listTokens(request, reply)
      return { ...tokens, data: sumHoldings(tokens.data) }
    },
  })

  app.route({
    ...portfolio.listTransfers,
    async handler(request, reply) {
      const address = toKey(request.params.address)
      const transfers = await chain.listTransfers(address, {
        limit: TRANSFERS_FETCHED,
        ...toReadOptions(request, reply),
      })
      const tracked = await primaryNames.apply(await app.database.wallets.listTracked(getUser(request).id))
      const rows = labelTransfers(judgeTransfers(transfers.data, address, tracked), tracked)
      return { ...transfers, data: await media.link(rows, ['logo']) }
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
