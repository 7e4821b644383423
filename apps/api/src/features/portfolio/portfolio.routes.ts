import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { ETHEREUM, NFTS_FETCHED, portfolio, sumHoldings, TRANSFERS_FETCHED } from '@pkg/api-contract'
import type { Address } from '@pkg/chain-client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNow } from '../../lib/is-now.ts'
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
  const { chain, media, readyAnswers } = app
  const { recent } = app.database

  /** The wallet's tokens, and what makes the spam marks that this person sees. */
  async function readTokens(request: FastifyRequest & { params: { address: string } }, reply: FastifyReply) {
    const address = toKey(request.params.address)
    const tokens = await chain.listTokens(onEthereum(address), toReadOptions(request, reply))
    const { id } = getUser(request)
    const grounds = await tokenJudge.findGrounds(id, address)
    return {
      ...{ address, tokens, grounds },
      holds: () => chain.holds(tokens) && tokenJudge.holds(id, address, grounds),
    }
  }

  const tokenList = readyAnswers.define(portfolio.listTokens)
  app.route({
    ...portfolio.listTokens,
    async handler(request, reply) {
      const { address, tokens, grounds, holds } = await readTokens(request, reply)
      return tokenList.send(request, reply, {
        part: address,
        from: [tokens, grounds.verdicts, grounds.arrivals],
        holds,
        async make() {
          const { rows, provisional } = tokenJudge.apply(grounds, tokens.data)
          return { ...tokens, data: await media.link(rows, ['logo', 'thumbnail']), provisional }
        },
      })
    },
  })

  const netWorth = readyAnswers.define(portfolio.getNetWorth)
  app.route({
    ...portfolio.getNetWorth,
    async handler(request, reply) {
      const { address, tokens, grounds, holds } = await readTokens(request, reply)
      return netWorth.send(request, reply, {
        part: address,
        from: [tokens, grounds.verdicts, grounds.arrivals],
        holds,
        make: () => ({ ...tokens, data: sumHoldings(tokenJudge.apply(grounds, tokens.data).rows) }),
      })
    },
  })

  const positionList = readyAnswers.define(portfolio.listPositions)
  app.route({
    ...portfolio.listPositions,
    async handler(request, reply) {
      const address = toKey(request.params.address)
      const positions = await chain.listPositions(onEthereum(address), toReadOptions(request, reply))
      return positionList.send(request, reply, {
        part: address,
        from: [positions],
        holds: () => chain.holds(positions),
        make: async () => positions,
      })
    },
  })

  const transferList = readyAnswers.define(portfolio.listTransfers)
  app.route({
    ...portfolio.listTransfers,
    async handler(request, reply) {
      const address = toKey(request.params.address)
      const options = toReadOptions(request, reply, { limit: TRANSFERS_FETCHED })
      const transfers = await chain.listTransfers(onEthereum(address), options)
      const { id } = getUser(request)
      const wallets = await recent.tracked(id)
      const tracked = await primaryNames.apply(wallets)
      return transferList.send(request, reply, {
        part: address,
        from: [transfers, tracked],
        holds: () =>
          chain.holds(transfers) &&
          isNow(recent.tracked(id), wallets) &&
          primaryNames.holds(wallets, tracked),
        async make() {
          const rows = labelTransfers(judgeTransfers(transfers.data, address, tracked), tracked)
          return { ...transfers, data: await media.link(rows, ['logo']) }
        },
      })
    },
  })

  const nftList = readyAnswers.define(portfolio.listNfts)
  app.route({
    ...portfolio.listNfts,
    async handler(request, reply) {
      const address = toKey(request.params.address)
      const nfts = await chain.listNfts(
        onEthereum(address),
        toReadOptions(request, reply, { limit: NFTS_FETCHED }),
      )
      return nftList.send(request, reply, {
        part: address,
        from: [nfts],
        holds: () => chain.holds(nfts),
        make: async () => ({ ...nfts, data: await media.link(nfts.data, ['image']) }),
      })
    },
  })
}

/** The contract's pattern has let only hex through. */
function toKey(address: string): Address {
  return address.toLowerCase() as Address
}

const onEthereum = (address: Address) => ({ chainId: ETHEREUM, address })
