import { type Step, toSlot } from './day.ts'
import type { Movement } from './movement.ts'
import type { PointPrices } from './point-prices.ts'

/**
 * The price at which a movement is told: the close of its day, or of its hour in the line of a single day. Undefined
 * where there is none. This is the only place that decides it. `first` is the slot of the first point.
 */
export function priceMovement(
  { asset, at }: Movement,
  { prices, step, first }: { prices: PointPrices; step: Step; first: number },
): number | undefined {
  return prices.at(asset, Math.max(0, toSlot(at, step) - first))
}
