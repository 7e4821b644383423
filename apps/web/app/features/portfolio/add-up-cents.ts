import { type MicroUsd, toCentsRounded } from './micro-usd.ts'

/**
 * Parts in whole cents that add up, on the screen, to the rounded end less the rounded start. Each is the step between
 * two rounded running sums, so none is more than a cent from its own value, and nothing stays nothing.
 */
export function addUpCents(start: MicroUsd, parts: readonly MicroUsd[]): number[] {
  let sum = start
  return parts.map((part) => {
    const before = toCentsRounded(sum)
    sum += part
    return toCentsRounded(sum) - before
  })
}
