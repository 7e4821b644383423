import { type AssetId, type Micros, MOST_WORTH_USD, toMicros, usdToMicros } from '@pkg/api-contract'
import type { MovementPrice, MovementPrices } from './movement-prices.ts'

const MOST_WORTH = usdToMicros(MOST_WORTH_USD)

/** What a movement was worth when it happened, signed as it moved. */
export interface MovementValue {
  micros: Micros
  price: MovementPrice
}

/**
 * To the millionth of a dollar: sums, flows and files add up what is not rounded to cents, and whoever shows a figure rounds
 * it once. Null where no price or no decimals are known, and for a worth beyond belief: unknown, and not 0.
 */
export function valueMovement(
  { asset, at, amount }: { asset: AssetId; at: number; amount: bigint },
  decimals: number | null,
  prices: MovementPrices,
): MovementValue | null {
  if (decimals === null) return null
  const price = prices.find(asset, at)
  if (price === undefined) return null
  const micros = toMicros(amount, decimals, price.usd)
  return micros > MOST_WORTH || micros < -MOST_WORTH ? null : { micros, price }
}
