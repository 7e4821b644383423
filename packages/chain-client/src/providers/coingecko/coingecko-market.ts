import type { MarketCoin } from '@pkg/api-contract'
import * as z from 'zod'
import { percentField, priceField, textField } from '../../parsing/fields.ts'
import type { Market } from '../../ports/market.ts'

/** CoinGecko's market list. `ask` gets a path of the service in the shape of a schema. */
export function createCoingeckoMarket(
  ask: <T>(path: string, schema: z.ZodType<T>, signal: AbortSignal | undefined) => Promise<T>,
): Market {
  return {
    async listTopCoins({ limit, signal }) {
      const path = `/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=${limit}&page=1&sparkline=true`
      const rows = await ask(path, z.array(row), signal)
      const byId = new Map(rows.map((coin) => [coin.id, coin]))
      return [...byId.values()].slice(0, limit).map(toCoin)
    },
  }
}

/** A figure that is there as a number above zero, or is unknown. */
const amountField = priceField

const row = z.object({
  id: z.string().min(1).max(100),
  name: textField,
  symbol: textField,
  image: textField,
  current_price: amountField,
  price_change_percentage_24h: percentField.optional(),
  total_volume: amountField,
  ath: amountField,
  circulating_supply: amountField,
  sparkline_in_7d: z
    .object({ price: z.array(z.unknown()) })
    .nullable()
    .optional()
    .catch(null),
})

function toCoin(coin: z.output<typeof row>): MarketCoin {
  return {
    id: coin.id,
    name: coin.name ?? coin.id,
    symbol: coin.symbol ?? coin.id,
    image: coin.image,
    current_price: coin.current_price,
    price_change_percentage_24h: coin.price_change_percentage_24h ?? null,
    total_volume: coin.total_volume,
    ath: coin.ath,
    circulating_supply: coin.circulating_supply,
    sparkline_in_7d: { price: (coin.sparkline_in_7d?.price ?? []).filter(isPrice) },
  }
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
