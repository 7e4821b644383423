import { coins } from '../catalogue/coins.ts'
import { findToken } from '../catalogue/find-token.ts'
import { THIN_POOL_USD } from '../catalogue/trials.ts'
import { createRandom } from '../random.ts'

/** The one market that every price service of the sandbox looks at. */
export interface Prices {
  /** The price of a coin in USD at a moment (ms); null for a coin that nobody trades. */
  coinPrice(coin: string, moment: number): number | null
  /** The price of a token contract in USD at a moment (ms); null when no market knows it. */
  tokenPrice(address: string, moment: number): number | null
}

/**
 * A market from a seed. A price is its level moved by a smooth wave, the sum of noises of ever shorter periods:
 * it can be asked at any moment without walking there, and close moments have close prices.
 */
export function createPrices(seed: number): Prices {
  const swings = new Map(coins.map((coin) => [coin.id, coin]))
  const coinPrice = (id: string, moment: number) => {
    const coin = swings.get(id)
    if (!coin) return null
    const market = coin.swing < 0.01 ? 0 : 0.6 * wave(`${seed}|market`, moment)
    return coin.level * Math.exp(coin.swing * (market + 0.6 * wave(`${seed}|${id}`, moment)))
  }
  return {
    coinPrice,
    tokenPrice(address, moment) {
      const coin = findToken(address)?.coin
      if (!coin) return null
      // A dead pool that still quotes: the price stands still and means nothing.
      if (coin === 'thin-pool') return THIN_POOL_USD
      return coin === 'impostor' ? 1.07 : coinPrice(coin, moment)
    },
  }
}

const day = 86_400_000
const octaves = [
  { period: 160 * day, weight: 0.62 },
  { period: 45 * day, weight: 0.3 },
  { period: 11 * day, weight: 0.16 },
  { period: 3 * day, weight: 0.09 },
  { period: 0.8 * day, weight: 0.05 },
  { period: 0.15 * day, weight: 0.02 },
]

function wave(label: string, moment: number): number {
  return octaves.reduce(
    (sum, { period, weight }) => sum + weight * noise(`${label}|${period}`, moment / period),
    0,
  )
}

function noise(label: string, position: number): number {
  const step = Math.floor(position)
  const share = position - step
  const smooth = share * share * (3 - 2 * share)
  return knot(label, step) * (1 - smooth) + knot(label, step + 1) * smooth
}

const knots = new Map<string, number>()
const mostKnots = 200_000

function knot(label: string, step: number): number {
  const key = `${label}|${step}`
  const known = knots.get(key)
  if (known !== undefined) return known
  const value = createRandom(key).fraction() * 2 - 1
  if (knots.size >= mostKnots) knots.clear()
  knots.set(key, value)
  return value
}
