import { addUpCents, type Micros, microsToCents } from '@pkg/api-contract'

/**
 * Rounds parts to cents that add up to a total: each to its own, and the first, which is worked out as the rest of the
 * others, takes the cent that these leave. A first part that is nothing takes nothing, and none takes more than a cent;
 * then all share what is left.
 */
export function roundAround(parts: readonly [Micros, ...Micros[]], total: number): number[] {
  const [rest, ...others] = parts
  const cents = others.map(microsToCents)
  const left = total - cents.reduce((sum, part) => sum + part, 0)
  const isNear = Math.abs(left - microsToCents(rest)) <= 1
  return rest !== 0n && isNear ? [left, ...cents] : addUpCents(parts, 0n, total)
}
