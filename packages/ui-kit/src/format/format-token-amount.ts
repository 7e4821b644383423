interface FormatTokenAmountOptions {
  /** Digits after the point. @default 4 */
  decimals?: number
}

/**
 * Formats an amount of a token, held as a whole number of base units, to four decimals. Exact at any size: the
 * digits never pass through a floating-point number. Rounds half away from zero; an amount that is not zero never
 * reads as zero. Without known token decimals the amount is told in base units.
 *
 * @example formatTokenAmount('24816300000000000000', 18) //=> '24.8163'
 * @example formatTokenAmount(1n, 18) //=> '<0.0001'
 * @throws SyntaxError when a text is not a whole number
 */
export function formatTokenAmount(
  baseUnits: string | bigint,
  tokenDecimals: number | null,
  { decimals = 4 }: FormatTokenAmountOptions = {},
): string {
  const units = BigInt(baseUnits)
  const sign = units < 0n ? '−' : ''
  const size = units < 0n ? -units : units

  if (tokenDecimals === null || !Number.isInteger(tokenDecimals) || tokenDecimals < 0) {
    return `${sign}${group(size)} base units`
  }

  const scaled = rescale(size, tokenDecimals, decimals)
  if (scaled === 0n && size > 0n) return `${sign}<${fixed(1n, decimals)}`
  return `${sign}${fixed(scaled, decimals)}`
}

function rescale(size: bigint, from: number, to: number): bigint {
  if (from <= to) return size * 10n ** BigInt(to - from)
  const divisor = 10n ** BigInt(from - to)
  return (size + divisor / 2n) / divisor
}

function fixed(scaled: bigint, decimals: number): string {
  if (decimals === 0) return group(scaled)
  const unit = 10n ** BigInt(decimals)
  return `${group(scaled / unit)}.${(scaled % unit).toString().padStart(decimals, '0')}`
}

function group(whole: bigint): string {
  return whole.toLocaleString('en-US')
}
