import { type AssetId, fromAssetId, NATIVE } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { percentField, priceField, timeField } from '../../parsing/fields.ts'
import { toClosingPrices } from '../../parsing/to-closing-prices.ts'
import { toIsoTime } from '../../parsing/to-iso-time.ts'
import type { HourPrices } from '../../ports/hour-prices.ts'
import {
  type ClosingPrice,
  PRICE_STEP_MS,
  type PriceHistory,
  type PriceSlots,
} from '../../ports/price-history.ts'
import type { Prices, Quote } from '../../ports/prices.ts'
import type { ReadOptions } from '../../ports/wallet-data.ts'
import { chunk } from '../chunk.ts'
import { defineProvider } from '../define-provider.ts'

/** Long URLs are refused. */
const ASSETS_PER_REQUEST = 60
/** The service answers at most 500 prices at once, over all coins. */
const POINTS_PER_REQUEST = 450
/** Moments in one request of single hours: long URLs are refused. */
const MOMENTS_PER_REQUEST = 60
/** The service's words for a step, and how far from its end a price may lie. */
const PERIODS = { day: 'period=1d&searchWidth=6h', hour: 'period=1h&searchWidth=30m' }
/** Below this the source itself doubts the price. */
const MIN_CONFIDENCE = 0.8
/** Hardly any whole token costs this much; pools of few tokens have yielded such prices, of which the source was sure. */
const MAX_SANE_USD = 1_000_000

/** DefiLlama's coins service: spot prices by contract, without a key. */
export const defillama = defineProvider({
  id: 'defillama',
  name: 'DefiLlama',
  needs: ['DEFILLAMA_URL'],
  fills: ['prices', 'priceHistory', 'hourPrices'],
  create: ({ chains, http, settings, now }) => {
    const namesOf = createNames(chains)
    const base = settings.DEFILLAMA_URL.replace(/\/+$/, '')
    const prices: Prices = {
      async getPrices(assets, { signal } = {}) {
        const byName = namesOf(assets)
        const quotes = new Map<AssetId, Quote>()
        for (const ids of chunk([...byName.keys()], ASSETS_PER_REQUEST)) {
          const url = `${base}/prices/current/${ids.join(',')}`
          const { coins } = await http({ url, schema: answer, operation: 'prices', signal })
          for (const [id, coin] of Object.entries(coins)) {
            // The answer repeats the spelling of the question, which is not promised to be ours.
            if (coin.price === null) continue
            for (const asset of byName.get(id.toLowerCase()) ?? []) {
              quotes.set(asset, {
                usd: coin.price,
                percentChange24h: null,
                at: coin.timestamp ?? toIsoTime(now()) ?? '',
                ...(!isSane(coin) && { isDoubted: true }),
              })
            }
          }
        }
        return quotes
      },
    }
    const hourPrices: HourPrices = {
      async getHourPrices(wanted, { signal } = {}) {
        const found = new Map<AssetId, ClosingPrice[]>()
        const byName = namesOf([...wanted.keys()])
        const hoursOf = new Map(
          [...byName].map(([id, named]) => [id, new Set(named.flatMap((asset) => wanted.get(asset) ?? []))]),
        )
        const pairs = [...hoursOf].flatMap(([id, hours]) =>
          [...hours].map((hour) => ({ id, seconds: ((hour + 1) * PRICE_STEP_MS.hour) / 1000 })),
        )
        for (const some of chunk(pairs, MOMENTS_PER_REQUEST)) {
          const grouped = Map.groupBy(some, ({ id }) => id)
          const coins = [...grouped].map(([id, list]) => [id, list.map(({ seconds }) => seconds)])
          const query = new URLSearchParams({ coins: JSON.stringify(Object.fromEntries(coins)) })
          const url = `${base}/batchHistorical?${query}&searchWidth=30m`
          const { coins: answered } = await http({ url, schema: batch, operation: 'price history', signal })
          for (const [id, { prices: points }] of Object.entries(answered)) {
            const hours = hoursOf.get(id.toLowerCase())
            if (hours === undefined || hours.size === 0) continue
            const sane = points.filter(isSane).map(({ timestamp, price }) => ({
              at: Date.parse(timestamp),
              usd: price,
            }))
            const span = { from: Math.min(...hours), to: Math.max(...hours) }
            const closes = toClosingPrices(sane, { step: 'hour', ...span })
            for (const asset of byName.get(id.toLowerCase()) ?? []) {
              const asked = new Set(wanted.get(asset))
              const wantedCloses = [
                ...(found.get(asset) ?? []),
                ...closes.filter(({ slot }) => asked.has(slot)),
              ]
              if (wantedCloses.length > 0) found.set(asset, wantedCloses)
            }
          }
        }
        return found
      },
    }
    async function readSpan(assets: readonly AssetId[], slots: PriceSlots, { signal }: ReadOptions) {
      const { step, from, to } = slots
      const span = to - from + 1
      const byName = namesOf(assets)
      const found = new Map<AssetId, ClosingPrice[]>()
      for (const ids of chunk([...byName.keys()], Math.max(1, Math.floor(POINTS_PER_REQUEST / span)))) {
        const start = ((from + 1) * PRICE_STEP_MS[step]) / 1000
        const query = `start=${start}&span=${span}&${PERIODS[step]}`
        const url = `${base}/chart/${ids.join(',')}?${query}`
        const { coins } = await http({ url, schema: chart, operation: 'price history', signal })
        for (const [id, coin] of Object.entries(coins)) {
          const named = byName.get(id.toLowerCase())
          if (named === undefined || !isSane({ price: 0, confidence: coin.confidence })) continue
          const points = coin.prices
            .filter(({ price }) => price !== null && price <= MAX_SANE_USD)
            .map(({ timestamp, price }) => ({ at: Date.parse(timestamp), usd: price }))
          const closes = toClosingPrices(points, slots)
          if (closes.length > 0) for (const asset of named) found.set(asset, closes)
        }
      }
      return found
    }
    const priceHistory: PriceHistory = {
      async getClosingPrices(assets, slots, options = {}) {
        const found = new Map<AssetId, ClosingPrice[]>()
        // A longer span would be cut off without a word.
        for (let from = slots.from; from <= slots.to; from += POINTS_PER_REQUEST) {
          const to = Math.min(slots.to, from + POINTS_PER_REQUEST - 1)
          for (const [asset, closes] of await readSpan(assets, { ...slots, from, to }, options)) {
            found.set(asset, [...(found.get(asset) ?? []), ...closes])
          }
        }
        return found
      },
    }
    return { prices, priceHistory, hourPrices }
  },
})

const coin = z.object({
  price: priceField,
  timestamp: timeField.optional(),
  confidence: percentField.optional(),
})
const chart = z.object({
  coins: z.record(
    z.string(),
    z.object({
      prices: z.array(z.object({ timestamp: timeField, price: priceField })),
      confidence: percentField.optional(),
    }),
  ),
})
const batch = z.object({
  coins: z.record(z.string(), z.object({ prices: z.array(coin.extend({ timestamp: timeField })) })),
})
const answer = z.object({ coins: z.record(z.string(), coin) })

function isSane({ price, confidence }: z.output<typeof coin>): boolean {
  return (confidence ?? 1) >= MIN_CONFIDENCE && price !== null && price <= MAX_SANE_USD
}

/**
 * The source's own names of assets. Where chains share a native coin, one name stands for several assets; an asset of a chain that it
 * does not have has none.
 */
function createNames(chains: readonly Chain[]) {
  const byId = new Map(chains.map((chain) => [chain.id, chain]))
  function nameOf(asset: AssetId): string | undefined {
    const { chainId, address } = fromAssetId(asset)
    const { native, names } = byId.get(chainId) ?? {}
    const coin = native?.coinGeckoId ?? null
    const chain = names?.defiLlama ?? null
    if (address === NATIVE) return coin === null ? undefined : `coingecko:${coin}`
    return chain === null ? undefined : `${chain}:${address}`
  }
  /** Assets by the names that the source has for them. */
  return (assets: readonly AssetId[]): Map<string, AssetId[]> => {
    const named = assets.flatMap((asset) => {
      const name = nameOf(asset)
      return name === undefined ? [] : [{ name, asset }]
    })
    return new Map(
      [...Map.groupBy(named, ({ name }) => name)].map(([name, list]) => [
        name,
        list.map(({ asset }) => asset),
      ]),
    )
  }
}
