/** Dollars in millionths, as an integer, so that sums are exact and do not depend on their order. */
export type Micros = bigint

const PLACES = 6
const MICROS_PER_CENT = 10_000n

/** A number as the decimal that it is written as: `digits` divided by ten to the power of `scale`. */
interface Decimal {
  digits: bigint
  scale: number
}

/** Ten to a power; those of usual amounts and prices are kept, since each value asks for two. */
function tenTo(exponent: number): bigint {
  let power = powers[exponent]
  if (power === undefined) {
    power = 10n ** BigInt(exponent)
    if (exponent < MOST_KEPT_POWERS) powers[exponent] = power
  }
  return power
}
const MOST_KEPT_POWERS = 128
const powers: bigint[] = []

/** A decimal, or the shortest one that reads back as the number, which is how a source wrote it. The number is finite. */
function parseDecimal(value: number | string): Decimal {
  // One price or rate is often that of many amounts in a row.
  if (value === last.value) return last.decimal
  last = { value, decimal: readDecimal(value) }
  return last.decimal
}
let last: { value: number | string; decimal: Decimal } = { value: 0, decimal: { digits: 0n, scale: 0 } }

function readDecimal(value: number | string): Decimal {
  const [coefficient = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = coefficient.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale < 0 ? { digits: digits * tenTo(-scale), scale: 0 } : { digits, scale }
}

/**
 * What an amount at a price is worth, rounded to the millionth, halves away from zero. An amount may be negative: a
 * movement that left. A price as text is one that a person entered, to its last digit.
 */
export function toMicros(balance: bigint, decimals: number, price: number | string): Micros {
  if (balance === 0n) return 0n
  const { digits, scale } = parseDecimal(price)
  return divideRounded(balance * digits * tenTo(PLACES), tenTo(decimals + scale))
}

/** An amount of one currency in another, where a dollar buys `from` of the one and `to` of the other. */
export function convertMicros(amount: Micros, { from, to }: { from: number; to: number }): Micros {
  const [source, target] = [parseDecimal(from), parseDecimal(to)]
  return divideRounded(amount * target.digits * tenTo(source.scale), source.digits * tenTo(target.scale))
}

/** Reads a plain amount of dollars, such as the value of a row. */
export function usdToMicros(usd: number): Micros {
  return toMicros(1n, 0, usd)
}

/** For the wire and for charts; exact up to nine billion dollars. */
export function microsToUsd(micros: Micros): number {
  return Number(micros) / 10 ** PLACES
}

/** All six places, as text. */
export function formatMicros(micros: Micros): string {
  const sign = micros < 0n ? '-' : ''
  const digits = String(micros < 0n ? -micros : micros).padStart(PLACES + 1, '0')
  return `${sign}${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

/** Reads what `formatMicros` writes. */
export function parseMicros(exact: string): Micros {
  return BigInt(exact.replace('.', ''))
}

/** Whole cents, halves away from zero: how every amount of dollars is rounded that a person reads. */
export function microsToCents(micros: Micros): number {
  return Number(divideRounded(micros, MICROS_PER_CENT))
}

/**
 * The amount in whole cents, halves away from zero. One that would be nothing stays as exact as it was: a thousand fees of
 * a tenth of a cent are a dollar.
 */
export function toBookedMicros(micros: Micros): Micros {
  return divideRounded(micros, MICROS_PER_CENT) * MICROS_PER_CENT || micros
}

/**
 * Parts in whole cents that add up to the rounded end less the rounded start, or to a `total` that stands in cents
 * already. Each is its own rounding; where these do not add up, as few as possible move by a cent, those that were
 * nearest to it. Nothing stays nothing.
 */
export function addUpCents(
  parts: readonly Micros[],
  start: Micros = 0n,
  total = microsToCents(parts.reduce((sum, part) => sum + part, start)) - microsToCents(start),
): number[] {
  return addUpExactCents(parts, BigInt(total)).map(Number)
}

/** The same as integers of any size, of a `total` in cents. */
export function addUpExactCents(parts: readonly Micros[], total: bigint): bigint[] {
  const cents = parts.map((part) => divideRounded(part, MICROS_PER_CENT))
  const missing = total - cents.reduce((sum, part) => sum + part, 0n)
  const step = missing < 0n ? -1n : 1n
  const leftOver = parts.map((part, index) => Number(part - (cents[index] ?? 0n) * MICROS_PER_CENT))
  const nearest = [...parts.keys()]
    .filter((index) => parts[index] !== 0n)
    .sort((a, b) => ((leftOver[b] ?? 0) - (leftOver[a] ?? 0)) * Number(step) || a - b)
  for (const index of nearest.slice(0, Number(missing * step))) cents[index] = (cents[index] ?? 0n) + step
  return cents
}

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}
