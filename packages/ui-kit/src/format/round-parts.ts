/**
 * Whole numbers for parts that are not negative, which add up to a whole one: what rounding down leaves over goes to
 * those that lost most by it.
 */
export function roundParts(parts: readonly number[], total: number): number[] {
  const whole = parts.map(Math.floor)
  const left = Math.round(total - whole.reduce((sum, part) => sum + part, 0))
  const order = [...parts.keys()].sort(
    (a, b) => (parts[b] ?? 0) - (whole[b] ?? 0) - ((parts[a] ?? 0) - (whole[a] ?? 0)) || a - b,
  )
  for (const index of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
