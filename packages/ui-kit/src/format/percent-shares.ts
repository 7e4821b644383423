/**
 * The shares of parts in percent, rounded to so many decimals that they add up to 100: what rounding down leaves over
 * goes to those that lost most by it. Parts are not negative; where there is nothing to share, every share is 0.
 */
export function toPercentShares(parts: readonly number[], decimals: number): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total <= 0) return parts.map(() => 0)
  const unit = 10 ** decimals
  const exact = parts.map((part) => (part / total) * 100 * unit)
  const units = exact.map(Math.floor)
  const left = Math.round(100 * unit - units.reduce((sum, part) => sum + part, 0))
  const order = [...exact.keys()].sort(
    (a, b) => (exact[b] ?? 0) - (units[b] ?? 0) - ((exact[a] ?? 0) - (units[a] ?? 0)) || a - b,
  )
  for (const index of order.slice(0, left)) units[index] = (units[index] ?? 0) + 1
  return units.map((part) => part / unit)
}
