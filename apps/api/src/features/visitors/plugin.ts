import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { visitors } from '@pkg/api-contract'
import { succeed } from '../../lib/succeed.ts'

/** What anybody may leave here: a message for the admins, and one more view of a page. */
export const visitorsFeature: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...visitors.sendMessage,
    async handler({ body }, reply) {
      await app.database.messages.add(body)
      return reply.code(201).send(succeed({ message: 'Thank you for your message!' }))
    },
  })

  app.route({
    ...visitors.countPageView,
    async handler({ body, headers }, reply) {
      // The page's own script sends nothing then; other callers that send these headers are not counted either.
      const wantsNone = headers.dnt === '1' || headers['sec-gpc'] === '1'
      const day = new Date(app.now()).toISOString().slice(0, 10)
      if (!wantsNone) await app.database.pageViews.add({ day, path: body.path })
      return reply.code(202).send(succeed({}))
    },
  })
}
