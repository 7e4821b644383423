import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { currency } from '@pkg/api-contract'

/** What one unit of a currency buys of every other. */
export const ratesFeature: FastifyPluginAsyncZod = async (app) => {
  const rates = app.hotAnswers.define(currency.getRates, {
    freshMs: 60_000,
    async read(base, options) {
      const { data, ...reading } = await app.chain.getRates(base, options)
      return { base, rates: data, ...reading }
    },
  })

  app.route({
    ...currency.getRates,
    handler: (request, reply) => rates.send(request, reply, request.params.base),
  })
}
