import { type AssetId, DAY_MS, fromAssetId, NATIVE } from '@pkg/api-contract'
import * as z from 'zod'
import type { RawAnswer } from '../../outbound/http-client.ts'
import { percentField, priceField, timeField } from '../../parsing/fields.ts'
import { toClosingPrices } from '../../parsing/to-closing-prices.ts'
import { toIsoTime } from '../../parsing/to-iso-time.ts'
import { type ClosingPrice, PRICE_STEP_MS, type PriceHistory } from '../../ports/price-history.ts'
import type { Prices, Quote } from '../../ports/prices.ts'
import { ProviderError } from '../../provider-error.ts'
import { chunk } from '../chunk.ts'
import { defineProvider } from '../define-provider.ts'
import { toMarket } from '../to-market.ts'
import { createCoingeckoMarket } from './coingecko-market.ts'

/** The longest window that is open without paying, and the longest that is answered by the hour. */
const MAX_DAYS = { day: 365, hour: 90 }
const ASSETS_PER_REQUEST = 30
const FIELDS =
  'vs_currencies=usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true'

/** CoinGecko: spot prices by contract, and the market list. Works without a key; a demo key raises the limits. */
export const coingecko = defineProvider({
  id: 'coingecko',
  name: 'CoinGecko',
  needs: ['COINGECKO_URL'],
  uses: ['COINGECKO_API_KEY'],
  fills: ['prices', 'market', 'priceHistory'],
  // The free plan allows 30 a minute; what others found to work without a key is 0.45 a second.
  budget: ({ COINGECKO_API_KEY: key }) => ({ perMinute: key ? 30 : 27 }),
  create: ({ chains, http, settings, now }) => {
    const byId = new Map(chains.map((chain) => [chain.id, chain]))
    /** How the source calls an asset; undefined for one of a chain that is not read, or that it does not have. */
    function placeOf(asset: AssetId): Place | undefined {
      const { chainId, address } = fromAssetId(asset)
      const { native, names } = byId.get(chainId) ?? {}
      const coin = native?.coinGeckoId ?? null
      const platform = names?.coinGeckoPlatform ?? null
      if (address === NATIVE) return coin === null ? undefined : { coin }
      return platform === null ? undefined : { platform, contract: address }
    }

    const base = settings.COINGECKO_URL.replace(/\/+$/, '')
    const key = settings.COINGECKO_API_KEY
    const headers: Record<string, string> = key ? { 'x-cg-demo-api-key': key } : {}

    const prices: Prices = {
      async getPrices(assets, { signal } = {}) {
        const ask = (path: string) =>
          http({ url: base + path, schema: answer, operation: 'prices', headers, signal, classify })
        const toQuote = ({
          usd,
          usd_24h_change,
          last_updated_at,
          usd_market_cap,
          usd_24h_vol,
        }: Row): Quote | null =>
          usd === null
            ? null
            : {
                usd,
                percentChange24h: usd_24h_change ?? null,
                at: last_updated_at ?? toIsoTime(now()) ?? '',
                ...toMarket(usd_market_cap, usd_24h_vol),
              }

        const quotes = new Map<AssetId, Quote>()
        const keep = (asset: AssetId, row: Row | undefined) => {
          const quote = row === undefined ? null : toQuote(row)
          if (quote !== null) quotes.set(asset, quote)
        }
        const placed = assets.flatMap((asset) => {
          const place = placeOf(asset)
          return place === undefined ? [] : [{ asset, ...place }]
        })
        const coins = placed.flatMap((one) => ('coin' in one ? [one] : []))
        // Several chains may have the same coin. A space after a comma would silently drop what stands behind it.
        const ids = [...new Set(coins.map(({ coin }) => coin))]
        if (ids.length > 0) {
          const rows = await ask(`/simple/price?ids=${ids.join(',')}&${FIELDS}`)
          for (const { asset, coin } of coins) keep(asset, rows[coin])
        }
        const contracts = placed.flatMap((one) => ('coin' in one ? [] : [one]))
        for (const [platform, ofPlatform] of Map.groupBy(contracts, (one) => one.platform)) {
          for (const some of chunk(ofPlatform, ASSETS_PER_REQUEST)) {
            const list = some.map(({ contract }) => contract).join(',')
            const rows = await ask(`/simple/token_price/${platform}?contract_addresses=${list}&${FIELDS}`)
            const byAddress = new Map(Object.entries(rows).map(([id, row]) => [id.toLowerCase(), row]))
            for (const { asset, contract } of some) keep(asset, byAddress.get(contract))
          }
        }
        return quotes
      },
    }
    const market = createCoingeckoMarket((path, schema, signal) =>
      http({ url: base + path, schema, operation: 'market', headers, signal, classify }),
    )
    const priceHistory: PriceHistory = {
      async getClosingPrices(assets, slots, { signal } = {}) {
        const found = new Map<AssetId, ClosingPrice[]>()
        const { step, from } = slots
        // The window is counted back from now; what lies before it is out of this source's reach.
        const start = from * PRICE_STEP_MS[step]
        const days = step === 'day' ? Math.floor(now() / DAY_MS) - from : Math.ceil((now() - start) / DAY_MS)
        const window = `days=${Math.min(days, MAX_DAYS[step])}${step === 'day' ? '&interval=daily' : ''}`
        for (const asset of assets) {
          const place = placeOf(asset)
          if (place === undefined) continue
          const path =
            'coin' in place ? `/coins/${place.coin}` : `/coins/${place.platform}/contract/${place.contract}`
          const url = `${base}${path}/market_chart?vs_currency=usd&${window}`
          const { prices: points } = await http({
            url,
            schema: marketChart,
            operation: 'price history',
            headers,
            signal,
            classify,
          }).catch(orUnlisted)
          const closes = toClosingPrices(
            points.map(([at, usd]) => ({ at, usd })),
            slots,
          )
          if (closes.length > 0) found.set(asset, closes)
        }
        return found
      },
    }
    return { prices, market, priceHistory }
  },
})

const row = z.object({
  usd: priceField,
  usd_24h_change: percentField.optional(),
  usd_market_cap: priceField.catch(null),
  usd_24h_vol: priceField.catch(null),
  last_updated_at: timeField.optional(),
})
type Row = z.output<typeof row>
const answer = z.record(z.string(), row)

/** The last point is of this moment and not of a close; it is left out by its distance from midnight, or by its day. */
const marketChart = z.object({ prices: z.array(z.tuple([z.number(), priceField])) })

/** A coin that is not listed has no prices; that is an answer. */
function orUnlisted(error: unknown): z.output<typeof marketChart> {
  if (error instanceof ProviderError && error.kind === 'notfound') return { prices: [] }
  throw error
}

/** A coin by the source's own id, or a contract on a platform of its. */
type Place = { coin: string } | { platform: string; contract: string }

const failure = z.object({ status: z.object({ error_code: z.number() }) })

/** The message of a reached limit has come with HTTP 200 as well as 429. */
function classify({ body }: RawAnswer) {
  const parsed = failure.safeParse(body)
  if (!parsed.success) return undefined
  const code = parsed.data.status.error_code
  if (code === 429) return { kind: 'rate' as const }
  // 10002, 10005, 10010, 10011: a missing, insufficient or misplaced key.
  return { kind: code >= 10_000 ? ('auth' as const) : ('badrequest' as const) }
}
