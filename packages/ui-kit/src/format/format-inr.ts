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
  return trueMinus(formatterFor(decimals, signed).format(inr))
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Kept: a schedule has thousands of amounts, and making a formatter costs more than using it. */
function formatterFor(decimals: number, signed: boolean): Intl.NumberFormat {
  const key = `${decimals} ${signed}`
  const kept = formatters.get(key)
  if (kept) return kept
  const made = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
  formatters.set(key, made)
  return made
}
