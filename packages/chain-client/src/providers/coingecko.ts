import { type AssetId, ETHEREUM, NATIVE, toAssetId } from '@pkg/api-contract'
import * as z from 'zod'
import type { RawAnswer } from '../outbound/http-client.ts'
import { percentField, priceField, timeField } from '../parsing/fields.ts'
import { toIsoTime } from '../parsing/to-iso-time.ts'
import type { Prices, Quote } from '../ports/prices.ts'
import { chunk } from './chunk.ts'
import { createCoingeckoMarket } from './coingecko-market.ts'
import { defineProvider } from './define-provider.ts'

const ASSETS_PER_REQUEST = 30
const FIELDS = 'vs_currencies=usd&include_24hr_change=true&include_last_updated_at=true'

/** CoinGecko: spot prices by contract, and the market list. Works without a key; a demo key raises the limits. */
export const coingecko = defineProvider({
  id: 'coingecko',
  name: 'CoinGecko',
  needs: ['COINGECKO_URL'],
  create: ({ http, settings, now }) => {
    const base = settings.COINGECKO_URL.replace(/\/+$/, '')
    const key = settings.COINGECKO_API_KEY
    const headers: Record<string, string> = key ? { 'x-cg-demo-api-key': key } : {}

    const prices: Prices = {
      async getPrices(assets, { signal } = {}) {
        const ask = (path: string) =>
          http({ url: base + path, schema: answer, operation: 'prices', headers, signal, classify })
        const toQuote = ({ usd, usd_24h_change, last_updated_at }: Row): Quote | null =>
          usd === null
            ? null
            : {
                usd,
                percentChange24h: usd_24h_change ?? null,
                at: last_updated_at ?? toIsoTime(now()) ?? '',
              }

        const quotes = new Map<AssetId, Quote>()
        const keep = (asset: AssetId, row: Row | undefined) => {
          const quote = row === undefined ? null : toQuote(row)
          if (quote !== null) quotes.set(asset, quote)
        }
        if (assets.includes(ETHER)) {
          keep(ETHER, (await ask(`/simple/price?ids=ethereum&${FIELDS}`)).ethereum)
        }
        const contracts = assets.flatMap((asset) => contractOf(asset))
        for (const addresses of chunk(contracts, ASSETS_PER_REQUEST)) {
          // A space after a comma would silently drop the token behind it.
          const list = addresses.join(',')
          const rows = await ask(`/simple/token_price/ethereum?contract_addresses=${list}&${FIELDS}`)
          const byAddress = new Map(Object.entries(rows).map(([id, row]) => [id.toLowerCase(), row]))
          for (const address of addresses) {
            keep(toAssetId({ chainId: ETHEREUM, address }), byAddress.get(address))
          }
        }
        return quotes
      },
    }
    const market = createCoingeckoMarket((path, schema, signal) =>
      http({ url: base + path, schema, operation: 'market', headers, signal, classify }),
    )
    return { prices, market }
  },
})

const row = z.object({
  usd: priceField,
  usd_24h_change: percentField.optional(),
  last_updated_at: timeField.optional(),
})
type Row = z.output<typeof row>
const answer = z.record(z.string(), row)

const ETHER: AssetId = toAssetId({ chainId: ETHEREUM, address: NATIVE })

function contractOf(asset: AssetId): string[] {
  const [chainId, address = NATIVE] = asset.split(':')
  return chainId === String(ETHEREUM) && address !== NATIVE ? [address] : []
}

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
