import {
  type AssetId,
  type Micros,
  MOST_WORTH_USD,
  toBookedMicros,
  toMicros,
  usdToMicros,
} from '@pkg/api-contract'
import type { MovementPrice, MovementPrices } from './movement-prices.ts'

const MOST_WORTH = usdToMicros(MOST_WORTH_USD)

/** What a movement was worth when it happened, signed as it moved. */
export interface MovementValue {
  micros: Micros
  price: MovementPrice
}

/**
 * Whole cents, as lists show them, so that sums, flows and files of the same movements agree to the cent. Null where no
 * price or no decimals are known, and for a worth beyond belief: unknown, and not 0.
 */
export function valueMovement(
  { asset, at, amount }: { asset: AssetId; at: number; amount: bigint },
  decimals: number | null,
  prices: MovementPrices,
): MovementValue | null {
  if (decimals === null) return null
  const price = prices.find(asset, at)
  if (price === undefined) return null
  const micros = toBookedMicros(toMicros(amount, decimals, price.usd))
  return micros > MOST_WORTH || micros < -MOST_WORTH ? null : { micros, price }
}
