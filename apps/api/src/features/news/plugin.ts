import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod'
import { market, NEWS_PAGE_SIZE } from '@pkg/api-contract'

const ALL = 'all'

/** Crypto news: all of it, or one page. */
export const newsFeature: FastifyPluginAsyncZod = async (app) => {
  const news = app.hotAnswers.define(market.listNews, {
    freshMs: 15_000,
    async read(page, options) {
      const { data, ...reading } = await app.chain.listNews(options)
      const start = page === ALL ? 0 : (Number(page) - 1) * NEWS_PAGE_SIZE
      const items = page === ALL ? data : data.slice(start, start + NEWS_PAGE_SIZE)
      return { status: 'ok' as const, items, total: data.length, ...reading }
    },
  })

  app.route({
    ...market.listNews,
    handler: (request, reply) => news.send(request, reply, String(request.query.page ?? ALL)),
  })
}
