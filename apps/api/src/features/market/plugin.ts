import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { market, TOP_COINS } from '@pkg/api-contract'

const SECOND = 1000

/** The market list. `Cache-Control: no-cache` on a request asks for a new reading. */
export const marketFeature: FastifyPluginAsyncZod = async (app) => {
  const topCoins = app.hotAnswers.define(market.listTopCoins, {
    freshMs: 15 * SECOND,
    // The source itself is no newer than half a minute.
    refreshGapMs: 30 * SECOND,
    async read(_, options) {
      const { data, source, updatedAt, stale } = await app.chain.listTopCoins({
        limit: TOP_COINS,
        ...options,
      })
      const coins = await app.media.link(data, ['image'])
      return coins.map((coin) => ({ ...coin, source, updatedAt, stale }))
    },
  })

  app.route({ ...market.listTopCoins, handler: (request, reply) => topCoins.send(request, reply) })
}
