/** Dollars in millionths, as an integer, so that sums are exact and do not depend on their order. */
export type Micros = bigint

const PLACES = 6
const MILLION = 10n ** BigInt(PLACES)

/**
 * What a balance in base units is worth at a price, rounded to the millionth, halves away from zero. A balance may
 * be negative: a movement that left. The price is taken as the decimal that it is written as.
 */
export function toMicros(balance: bigint, decimals: number, price: number): Micros {
  if (balance === 0n) return 0n
  const { digits, scale } = parseDecimal(price)
  return divideRounded(balance * digits * MILLION, 10n ** BigInt(decimals + scale))
}

/** Reads a plain amount of dollars, such as a source's own valuation. */
export function usdToMicros(usd: number): Micros {
  return toMicros(1n, 0, usd)
}

/** For the wire and for charts; exact up to nine billion dollars. */
export function microsToUsd(micros: Micros): number {
  return Number(micros) / Number(MILLION)
}

/** All six places, as text. */
export function formatMicros(micros: Micros): string {
  const sign = micros < 0n ? '-' : ''
  const digits = String(micros < 0n ? -micros : micros).padStart(PLACES + 1, '0')
  return `${sign}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

interface Decimal {
  digits: bigint
  scale: number
}

/** The shortest decimal that reads back as the number, which is how a source wrote it. */
function parseDecimal(value: number): Decimal {
  const [coefficient = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = coefficient.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}
