interface WriteNumberOptions {
  /** Decimals at most; at least as many too unless `minDecimals` says fewer. */
  decimals: number
  minDecimals?: number
  /** Lakh and crore; else thousands. @default false */
  indian?: boolean
  /** A plus before what is above zero. @default false */
  signed?: boolean
  /** Stands between the sign and the digits: '₹'. */
  prefix?: string
}

/**
 * Writes a number in groups with a true minus, rounded half away from zero as it is read, not as it is stored: 1.005
 * is 1.01. What rounds to zero carries no sign. The text is that of `Intl.NumberFormat`, whose first use blocks a
 * phone's main thread for 80 ms: too long for a page that has figures on its first screen.
 */
export function writeNumber(
  value: number,
  { decimals, minDecimals = decimals, indian = false, signed = false, prefix = '' }: WriteNumberOptions,
): string {
  if (!Number.isFinite(value))
    return Number.isNaN(value) ? 'NaN' : `${value < 0 ? '−' : signed ? '+' : ''}${prefix}∞`
  const scaled = toScaled(Math.abs(value), decimals)
  const digits = String(scaled).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const sign = scaled === 0n ? '' : value < 0 ? '−' : signed ? '+' : ''
  const whole = digits.slice(0, point).replace(indian ? /\d(?=(?:\d\d)+\d$)/g : /\d(?=(?:\d{3})+$)/g, '$&,')
  const least = point + minDecimals
  const fraction = digits.slice(point, least) + digits.slice(least).replace(/0+$/, '')
  return `${sign}${prefix}${whole}${fraction && `.${fraction}`}`
}

/** The number with its decimals as a whole one, rounded from the shortest digits that stand for it. */
function toScaled(size: number, decimals: number): bigint {
  const [digits = '', exponent] = size.toExponential().replace('.', '').split('e')
  const kept = Number(exponent) + 1 + decimals
  if (kept < 0) return 0n
  const up = (digits[kept] ?? '0') >= '5' ? 1n : 0n
  return BigInt(digits.slice(0, kept).padEnd(kept, '0')) + up
}
