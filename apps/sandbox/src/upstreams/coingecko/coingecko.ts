import { createHash } from 'node:crypto'
import { chainEntries } from '../../catalogue/chains.ts'
import { coins } from '../../catalogue/coins.ts'
import { tokens } from '../../catalogue/tokens.ts'
import { defineUpstream } from '../upstream.ts'
import { toMarket } from './market.ts'
import { marketChart } from './market-chart.ts'
import { publicPrice } from './public-price.ts'

/** CoinGecko API v3, open or with a demo key. */
export const coingecko = defineUpstream({
  name: 'coingecko',
  env: (url) => ({ COINGECKO_URL: `${url}/coingecko/api/v3`, COINGECKO_API_KEY: key }),
  refusals: {
    rateLimit: {
      status: {
        error_code: 429,
        error_message:
          "You've exceeded the Rate Limit. Please visit https://www.coingecko.com/en/api/pricing to subscribe to our API plans for higher rate limits.",
      },
    },
  },
  register(app, world) {
    const { clock, prices } = world
    app.addHook('preHandler', async (request, reply) => {
      const given = request.headers['x-cg-demo-api-key'] ?? key
      if (given === key) return undefined
      const status = {
        error_code: 10_002,
        error_message: 'API Key Missing. Please make sure you are using the right authentication method.',
      }
      return reply.code(401).send({ status })
    })
    app.addHook('onSend', async (request, reply, payload) => {
      const etag = `W/"${createHash('md5').update(String(payload)).digest('hex')}"`
      reply.headers({ etag, 'cache-control': 'max-age=30, public, must-revalidate, s-maxage=60' })
      if (reply.statusCode !== 200 || request.headers['if-none-match'] !== etag) return payload
      reply.code(304)
      return ''
    })
    app.get<{ Querystring: MarketQuery }>('/api/v3/coins/markets', async ({ query }, reply) => {
      if (!query.vs_currency) return reply.code(422).send({ error: 'Missing parameter vs_currency' })
      const ids = query.ids?.split(',')
      const perPage = Number(query.per_page ?? 100) || 100
      const first = ((Number(query.page ?? 1) || 1) - 1) * perPage
      return coins
        .filter(({ id }) => !ids || ids.includes(id))
        .slice(first, first + perPage)
        .map((coin) => toMarket(coin, world, query.sparkline === 'true'))
    })
    app.get<{ Querystring: PriceQuery }>('/api/v3/simple/price', async ({ query }, reply) => {
      if (!query.ids) return reply.code(422).send({ error: 'Missing parameter ids' })
      if (!query.vs_currencies) return reply.code(422).send({ error: 'Missing parameter vs_currencies' })
      return quotes(query.ids.split(','), (id, at) => prices.coinPrice(id, at), clock.now(), query)
    })
    app.get<Platform>('/api/v3/simple/token_price/:platform', async ({ params, query }, reply) => {
      if (!query.contract_addresses)
        return reply.code(422).send({ error: 'Missing parameter contract_addresses' })
      if (!query.vs_currencies) return reply.code(422).send({ error: 'Missing parameter vs_currencies' })
      const listed = query.contract_addresses
        .toLowerCase()
        .split(',')
        .filter((id) => isListed(params.platform, id))
      return quotes(listed, (address, at) => prices.tokenPrice(address, at), clock.now(), query)
    })
    app.get<Chart>('/api/v3/coins/:id/market_chart', async ({ params, query }, reply) => {
      if (!query.vs_currency) return reply.code(422).send({ error: 'Missing parameter vs_currency' })
      if (!coins.some(({ id }) => id === params.id)) return reply.code(404).send({ error: 'coin not found' })
      return marketChart((at) => prices.coinPrice(params.id, at), query, clock.now())
    })
    app.get<Chart & Platform>(
      '/api/v3/coins/:platform/contract/:id/market_chart',
      async ({ params, query }, reply) => {
        if (!query.vs_currency) return reply.code(422).send({ error: 'Missing parameter vs_currency' })
        if (!isListed(params.platform, params.id.toLowerCase()))
          return reply.code(404).send({ error: 'coin not found' })
        return marketChart((at) => prices.tokenPrice(params.id, at), query, clock.now())
      },
    )
    app.setNotFoundHandler((_, reply) =>
      reply.code(404).send({ error: 'Incorrect path. Please check https://docs.coingecko.com/' }),
    )
  },
})

const key = 'sandbox'

interface MarketQuery {
  vs_currency?: string
  ids?: string
  per_page?: string
  page?: string
  sparkline?: string
}

interface PriceQuery {
  ids?: string
  contract_addresses?: string
  vs_currencies?: string
  include_24hr_change?: string
  include_24hr_vol?: string
  include_market_cap?: string
  include_last_updated_at?: string
}

interface Chart {
  Params: { id: string }
  Querystring: { vs_currency?: string; days?: string; interval?: string }
}

interface Platform {
  Params: { platform: string }
  Querystring: PriceQuery
}

/** Contracts that the service lists, in lower case; it does not list spam. */
function isListed(platform: string, address: string): boolean {
  const entry = chainEntries.find(({ names }) => names.coinGecko === platform)
  return (
    entry?.tokens.some(
      (token) => token.address.toLowerCase() === address && token.coin && token.trust === 'verified',
    ) ?? false
  )
}

const DEFAULT_CIRCULATING = 1e8
/** What is traded in a day, as a part of all there is. */
const TURNOVER = 0.02

/** How much there is of a coin, by its id or its contract; the token of it on Ethereum is all of it here. */
function circulating(id: string): number {
  return (
    tokens.find(({ coin, address }) => coin === id || address.toLowerCase() === id)?.circulating ??
    DEFAULT_CIRCULATING
  )
}

/** Unknown ids are left out, and so is one with a space before it. */
function quotes(
  ids: readonly string[],
  priceAt: (id: string, moment: number) => number | null,
  now: number,
  query: PriceQuery,
) {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const price = priceAt(id, now)
      if (price === null) return []
      const before = priceAt(id, now - 86_400_000) ?? price
      const quote = {
        usd: publicPrice(price),
        ...(query.include_market_cap === 'true' && { usd_market_cap: publicPrice(price * circulating(id)) }),
        ...(query.include_24hr_vol === 'true' && {
          usd_24h_vol: publicPrice(price * circulating(id) * TURNOVER),
        }),
        ...(query.include_24hr_change === 'true' && { usd_24h_change: (price / before - 1) * 100 }),
        ...(query.include_last_updated_at === 'true' && { last_updated_at: Math.floor(now / 1000) - 41 }),
      }
      return [[id, quote] as const]
    }),
  )
}
