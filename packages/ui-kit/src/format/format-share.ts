import { formatPercent } from './format-percent.ts'

/**
 * Formats a part of a whole in percent. What is not nil and not all is never written so: less than one of its decimals is
 * "<0.1 %", and all but less than that ">99.9 %".
 *
 * @param share of 1, unrounded
 * @param percent how it is rounded where shares add up to 100
 * @example formatShare(0.00002) //=> '<0.1 %'
 */
export function formatShare(share: number, decimals = 1, percent: number = share * 100): string {
  const least = 10 ** -decimals
  const rounded = Number(percent.toFixed(decimals))
  if (share > 0 && rounded <= 0) return `<${formatPercent(least, { decimals })}`
  if (share < 1 && rounded >= 100) return `>${formatPercent(100 - least, { decimals })}`
  return formatPercent(percent, { decimals })
}
