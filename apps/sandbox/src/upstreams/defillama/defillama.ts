import { defineUpstream } from '../upstream.ts'
import { findAsset, priceAt } from './asset.ts'

/** DefiLlama's coins service: key-free prices, now and at any moment. */
export const defillama = defineUpstream({
  name: 'defillama',
  env: (url) => ({ DEFILLAMA_URL: `${url}/defillama` }),
  refusals: { rateLimit: { message: 'Too Many Requests' } },
  register(app, world) {
    const { clock, chains } = world
    const quote = (id: string, seconds: number, past: boolean) => {
      const price = priceAt(world, id, seconds)
      const asset = findAsset(id)
      if (price === null || !asset) return []
      const { symbol, decimals } = asset
      return [
        [
          id,
          {
            ...(decimals !== null && { decimals }),
            symbol,
            price,
            timestamp: seconds,
            ...(!past && { confidence: 0.99 }),
          },
        ] as const,
      ]
    }
    const now = () => Math.floor(clock.now() / 1000)

    app.addHook('onRequest', async (request, reply) => {
      if (request.url.length > longestUrl)
        return reply.code(414).type('text/html').send('<h1>414 Request-URI Too Large</h1>')
      return undefined
    })
    app.get<{ Params: { ids: string } }>('/prices/current/:ids', async ({ params }) => ({
      // The price is some seconds old, as the real ones are.
      coins: Object.fromEntries(params.ids.split(',').flatMap((id) => quote(id, now() - 23, false))),
    }))
    app.get<{ Params: { ids: string; timestamp: string } }>(
      '/prices/historical/:timestamp/:ids',
      async ({ params }) => ({
        coins: Object.fromEntries(
          params.ids.split(',').flatMap((id) => quote(id, nearest(Number(params.timestamp), now()), true)),
        ),
      }),
    )
    app.get<{ Querystring: { coins?: string } }>('/batchHistorical', async ({ query }, reply) => {
      const wanted = parseWanted(query.coins)
      if (!wanted)
        return reply.code(400).send({ message: 'coins must be a JSON object of lists of timestamps' })
      const series = Object.entries(wanted).flatMap(([id, moments]) => {
        const asset = findAsset(id)
        if (!asset) return []
        const prices = moments.flatMap((moment) => {
          const timestamp = nearest(moment, now())
          const price = priceAt(world, id, timestamp)
          return price === null ? [] : [{ timestamp, price, confidence: 0.99 }]
        })
        return prices.length > 0 ? [[id, { symbol: asset.symbol, prices }] as const] : []
      })
      return { coins: Object.fromEntries(series) }
    })
    app.get<{ Params: { ids: string }; Querystring: ChartQuery }>(
      '/chart/:ids',
      async ({ params, query }) => {
        const step = seconds(query.period ?? '24h')
        const span = Math.min(Math.max(Number(query.span ?? 1) || 1, 1), 500)
        const start = query.start
          ? Number(query.start)
          : (query.end ? Number(query.end) : now()) - (span - 1) * step
        const moments = Array.from({ length: span }, (_, index) => start + index * step).filter(
          (at) => at <= now(),
        )
        const series = params.ids.split(',').flatMap((id) => {
          const asset = findAsset(id)
          const prices = moments.flatMap((at) => {
            const timestamp = nearest(at, now())
            const price = priceAt(world, id, timestamp)
            return price === null ? [] : [{ timestamp, price }]
          })
          if (!asset || prices.length === 0) return []
          const { symbol, decimals } = asset
          return [[id, { symbol, confidence: 0.99, ...(decimals !== null && { decimals }), prices }] as const]
        })
        return { coins: Object.fromEntries(series) }
      },
    )
    app.get<{ Params: { chain: string; timestamp: string } }>(
      '/block/:chain/:timestamp',
      async ({ params }, reply) => {
        const chain = chains.find(({ entry }) => entry.names.defiLlama === params.chain)
        if (!chain) return reply.code(400).send({ message: 'Chain not supported' })
        const wanted = BigInt(Math.floor(Number(params.timestamp) || 0))
        let low = 0n
        let high = await chain.client.getBlockNumber()
        while (low < high) {
          const middle = (low + high + 1n) / 2n
          const { timestamp } = await chain.client.getBlock({ blockNumber: middle })
          if (timestamp <= wanted) low = middle
          else high = middle - 1n
        }
        const { timestamp } = await chain.client.getBlock({ blockNumber: low })
        return { height: Number(low), timestamp: Number(timestamp) }
      },
    )
  },
})

interface ChartQuery {
  start?: string
  end?: string
  span?: string
  period?: string
}

const longestUrl = 8_192

/** The service keeps a price every few minutes and answers with the nearest one. */
function nearest(wanted: number, now: number): number {
  const kept = Math.round(wanted / 300) * 300 + 11
  return Math.min(kept, now)
}

function parseWanted(text: string | undefined): Record<string, number[]> | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    const lists = Object.values(value ?? {})
    return typeof value === 'object' && lists.every(Array.isArray)
      ? (value as Record<string, number[]>)
      : null
  } catch {
    return null
  }
}

function seconds(period: string): number {
  const [, count = '24', unit = 'h'] = /^(\d+)([smhdwWM])$/.exec(period) ?? []
  const units: Record<string, number> = {
    s: 1,
    m: 60,
    h: 3_600,
    d: 86_400,
    w: 604_800,
    W: 604_800,
    M: 2_592_000,
  }
  return Number(count) * (units[unit] ?? 3_600)
}
