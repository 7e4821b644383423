import { trueMinus } from './true-minus.ts'

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 4,
})
const small = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 4,
})

/** Dollars for an axis: "$157.1k", "$1.243M", "$1.005". */
export function formatAxisUsd(usd: number): string {
  if (usd === 0) return '$0'
  const text = Math.abs(usd) < 1000 ? small.format(usd) : compact.format(usd)
  return trueMinus(text.replace('K', 'k'))
}
