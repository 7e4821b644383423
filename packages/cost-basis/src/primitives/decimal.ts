import { CostBasisError } from './cost-basis-error.ts'

/** A decimal number, exact: `digits / 10^scale`. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** More digits or a larger exponent than any amount has; a bound on what a hostile text may cost. */
const longest = 100

/** Ten to a power, kept: the same few are asked for by every amount. */
export function powerOfTen(exponent: number): bigint {
  const kept = powers[exponent]
  if (kept !== undefined) return kept
  const power = 10n ** BigInt(exponent)
  powers[exponent] = power
  return power
}
const powers: bigint[] = []

/** Reads a decimal string, `'1.50'` or `'15e-1'`; a number is refused, since doubles lose digits. */
export function parseDecimal(field: string, value: unknown): Decimal {
  return (typeof value === 'string' && readPlain(value)) || readWritten(field, value)
}

/** Reads digits with at most one point among them, as nearly every amount is written; undefined for all else. */
function readPlain(text: string): Decimal | undefined {
  const { length } = text
  if (length === 0 || length > longest) return undefined
  let point = -1
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code === POINT && point === -1) point = at
    else if (code < ZERO || code > NINE) return undefined
  }
  if (point === -1) return { digits: BigInt(text), scale: 0 }
  if (length === 1) return undefined
  // Zeros at the end say nothing and would widen every scale.
  let end = length
  while (end > point + 1 && text.charCodeAt(end - 1) === ZERO) end--
  const digits = BigInt(text.slice(0, point) + text.slice(point + 1, end))
  return { digits, scale: digits === 0n ? 0 : end - point - 1 }
}
const POINT = '.'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)

function readWritten(field: string, value: unknown): Decimal {
  if (value === undefined || value === null) throw new CostBasisError('MISSING', field, value, 'is missing')
  const parts = typeof value === 'string' && value.length <= longest ? pattern.exec(value) : null
  const whole = parts?.[2] ?? ''
  const fraction = parts?.[3] ?? ''
  const exponent = Number(parts?.[4] ?? 0)
  if (!parts || whole + fraction === '' || Math.abs(exponent) > longest) {
    throw new CostBasisError(
      'INVALID_NUMBER',
      field,
      value,
      "must be a decimal number as a string, like '0.5'",
    )
  }
  // Zeros at the end say nothing and would widen every scale.
  let written = `${whole}${fraction}`
  let scale = fraction.length - exponent
  let end = written.length
  while (scale > 0 && end > 1 && written.charCodeAt(end - 1) === 48) {
    end--
    scale--
  }
  if (end < written.length) written = written.slice(0, end)
  const digits = parts[1] === '-' ? -BigInt(written) : BigInt(written)
  if (scale < 0) return { digits: digits * powerOfTen(-scale), scale: 0 }
  return { digits, scale: digits === 0n ? 0 : scale }
}
const pattern = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,3}))?$/

/** `dividend / divisor` for a divisor above nil, to the nearest whole, halves away from nil. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const half = divisor >> 1n
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}

/** Writes `digits / 10^scale` without an exponent and without zeros at the end. */
export function writeDecimal(digits: bigint, scale: number): string {
  if (digits === 0n) return '0'
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  let end = text.length
  while (end > whole.length && text.charCodeAt(end - 1) === 48) end--
  const fraction = text.slice(whole.length, end)
  const sign = digits < 0n ? '-' : ''
  return fraction ? `${sign}${whole}.${fraction}` : `${sign}${whole}`
}

/** The digits of a decimal on a scale at least as fine as its own. */
export function toScale(decimal: Decimal, scale: number): bigint {
  return decimal.digits * powerOfTen(scale - decimal.scale)
}
