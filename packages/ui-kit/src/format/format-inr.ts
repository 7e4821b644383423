import { numberFormat } from './number-format.ts'
import { trueMinus } from './true-minus.ts'

interface FormatInrOptions {
  /** A plus before gains too. @default false */
  signed?: boolean
  /** @default 0 */
  decimals?: number
}

/**
 * Formats rupees in lakh and crore groups, rounded to the rupee unless asked otherwise.
 *
 * @example formatInr(1161695.4) //=> '₹11,61,695'
 */
export function formatInr(inr: number, { signed = false, decimals = 0 }: FormatInrOptions = {}): string {
  const formatter = numberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  return trueMinus(formatter.format(inr))
}
