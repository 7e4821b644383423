import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { market } from '@pkg/api-contract'
import { toGasCosts } from './to-gas-costs.ts'

/** What gas costs now. */
export const gasFeature: FastifyPluginAsyncZod = async (app) => {
  const gas = app.hotAnswers.define(market.getGas, {
    freshMs: 3_000,
    async read(_, options) {
      const { data, ...reading } = await app.chain.getGas(options)
      const { prices, etherUsd } = data
      return { ...prices, etherUsd, costs: toGasCosts(prices, etherUsd), ...reading }
    },
  })

  app.route({ ...market.getGas, handler: (request, reply) => gas.send(request, reply) })
}
