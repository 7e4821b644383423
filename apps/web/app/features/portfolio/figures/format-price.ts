import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'

const SIGNIFICANT = 4
const MOST_DECIMALS = 12

/** The price of one unit: to the cent from a dollar on, below it with four digits that tell something. */
export function formatPrice(usd: number): string {
  if (usd === 0 || Math.abs(usd) >= 1) return formatUsd(usd)
  const decimals = SIGNIFICANT - 1 - Math.floor(Math.log10(Math.abs(usd)))
  return formatUsd(usd, { decimals: Math.min(decimals, MOST_DECIMALS) })
}
