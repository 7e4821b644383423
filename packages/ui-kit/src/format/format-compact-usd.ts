import { numberFormat } from './number-format.ts'

/**
 * Formats a large amount of dollars in thousands, millions, billions or trillions.
 *
 * @example formatCompactUsd(21_940_000_000) //=> '$21.94B'
 */
export function formatCompactUsd(usd: number): string {
  const formatter = numberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return formatter.format(usd)
}
