import { createHash } from 'node:crypto'
import { blockWire, ledgerDaily } from '../../catalogue/stories.ts'
import { defineUpstream } from '../upstream.ts'
import { hostileFeed, hugeFeed, latinFeed } from './odd-feeds.ts'
import { toAtom, toRss } from './to-xml.ts'

/** Feeds of publishers: one RSS, one Atom, and some that are hostile or broken. */
export const feeds = defineUpstream({
  name: 'feeds',
  env: (url) => ({ NEWS_FEEDS: `${url}/feeds/ledger-daily.rss,${url}/feeds/block-wire.atom` }),
  refusals: { rateLimit: 'Too many requests' },
  register(app, { clock }) {
    const documents: Record<string, { type: string; body: () => string | Buffer }> = {
      '/ledger-daily.rss': {
        type: 'application/rss+xml; charset=utf-8',
        body: () => toRss(ledgerDaily, clock.now()),
      },
      '/block-wire.atom': {
        type: 'application/atom+xml; charset=utf-8',
        body: () => toAtom(blockWire, clock.now()),
      },
      '/hostile.rss': { type: 'text/xml', body: () => hostileFeed(clock.now()) },
      '/huge.rss': { type: 'text/xml', body: () => hugeFeed(clock.now()) },
      '/latin.rss': { type: 'text/xml; charset=utf-8', body: () => latinFeed(clock.now()) },
    }
    for (const [path, { type, body }] of Object.entries(documents)) {
      app.get(path, async (request, reply) => {
        const text = body()
        const etag = `"${createHash('md5').update(text).digest('hex')}"`
        reply.header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return reply.type(type).send(text)
      })
    }
    app.get('/moved.rss', (_, reply) => reply.redirect('./ledger-daily.rss', 301))
    app.get('/trap.rss', (_, reply) => reply.redirect('http://127.0.0.1:9/secrets', 302))
  },
})
