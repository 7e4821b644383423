import { roundParts } from './round-parts.ts'

/**
 * The shares of parts in percent, rounded to so many decimals that they add up to 100: what rounding down leaves over
 * goes to those that lost most by it. Parts are not negative; where there is nothing to share, every share is 0.
 */
export function toPercentShares(parts: readonly number[], decimals: number): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total <= 0) return parts.map(() => 0)
  const unit = 10 ** decimals
  return roundParts(
    parts.map((part) => (part / total) * 100 * unit),
    100 * unit,
  ).map((part) => part / unit)
}
