import { numberFormat } from './number-format.ts'

/**
 * Formats a gas price, which may be anything from thousandths to hundreds: two decimals under 10 gwei, one
 * under 100, none above. What would round to 0.00 keeps two digits.
 *
 * @example formatGwei(1.8371) //=> '1.84'
 */
export function formatGwei(gwei: number): string {
  if (gwei > 0 && gwei < 0.095) {
    return numberFormat('en-US', { maximumSignificantDigits: 2, minimumSignificantDigits: 2 }).format(gwei)
  }
  const decimals = gwei < 9.995 ? 2 : gwei < 99.95 ? 1 : 0
  return numberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    gwei,
  )
}
