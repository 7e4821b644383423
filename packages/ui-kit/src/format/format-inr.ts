import { writeNumber } from './write-number.ts'

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
  return writeNumber(inr, { decimals, signed, indian: true, prefix: '₹' })
}
