/**
 * Rounds a computed amount to multiples of 1/perUnit (100: to the paisa), half away from zero. What differs
 * from a tie only in the last bits of a double is that tie: 12,060 at 10 % a year is 100.50 a month, although
 * the product of doubles may lie a hair below.
 */
export function roundAmount(value: number, perUnit: number): number {
  const size = Math.abs(value * perUnit)
  const dust = Math.min(size * 1e-14, 0.001)
  return size < 5e15 ? (Math.sign(value) * Math.round(size + dust)) / perUnit : value
}
