import { type Coin, coins } from '../../catalogue/coins.ts'
import { coinLogo } from '../../content/logo-uri.ts'
import type { World } from '../upstream.ts'
import { publicPrice } from './public-price.ts'

/** A row of `/coins/markets`. */
export function toMarket(coin: Coin, { clock, prices }: World, sparkline: boolean) {
  const now = clock.now()
  const priceAt = (moment: number) => prices.coinPrice(coin.id, moment) ?? coin.level
  const price = priceAt(now)
  const before = priceAt(now - 24 * hour)
  const lastDay = Array.from({ length: 25 }, (_, index) => priceAt(now - index * hour))
  const marketCap = Math.round(price * coin.supply)
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    image: coinLogo(coin.id),
    current_price: publicPrice(price),
    market_cap: marketCap,
    market_cap_rank: coins.indexOf(coin) + 1,
    fully_diluted_valuation: coin.maxSupply === null ? null : Math.round(price * coin.maxSupply),
    total_volume: Math.round(marketCap * 0.034),
    high_24h: publicPrice(Math.max(...lastDay)),
    low_24h: publicPrice(Math.min(...lastDay)),
    price_change_24h: price - before,
    price_change_percentage_24h: Number(((price / before - 1) * 100).toFixed(5)),
    market_cap_change_24h: (price - before) * coin.supply,
    market_cap_change_percentage_24h: Number(((price / before - 1) * 100).toFixed(5)),
    circulating_supply: coin.supply,
    total_supply: coin.supply,
    max_supply: coin.maxSupply,
    ath: coin.allTimeHigh,
    ath_change_percentage: Number(((price / coin.allTimeHigh - 1) * 100).toFixed(5)),
    ath_date: '2025-10-06T18:57:42.558Z',
    atl: publicPrice(coin.level / 200),
    atl_change_percentage: 19_900,
    atl_date: '2013-07-06T00:00:00.000Z',
    roi: coin.id === 'ethereum' ? { times: 46.2, currency: 'btc', percentage: 4_620.1 } : null,
    last_updated: new Date(now - 41_000).toISOString(),
    ...(sparkline && { sparkline_in_7d: { price: lastWeek(priceAt, now) } }),
  }
}

const hour = 3_600_000

/** One price an hour for seven days, the oldest first, without times. */
function lastWeek(priceAt: (moment: number) => number, now: number): number[] {
  return Array.from({ length: 168 }, (_, index) => priceAt(now - (168 - index) * hour))
}
