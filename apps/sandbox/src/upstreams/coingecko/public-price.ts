/**
 * A price as the service publishes it: whole dollars for the dear coins, cents for the middle ones, six digits for
 * the cheap ones. That is the only difference between its prices and those of the other services.
 */
export function publicPrice(price: number): number {
  if (price >= 10_000) return Math.round(price)
  return price >= 1.1 ? Number(price.toFixed(2)) : Number(price.toPrecision(6))
}
