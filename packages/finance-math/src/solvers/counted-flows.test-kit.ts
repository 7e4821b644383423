import type { Measure } from './balance-point.ts'

/** Flows of 1 unit of time apart, discounted or compounded plainly, and how often they were looked at. */
export function counted(amounts: readonly number[]): { measure: Measure; looks: () => number } {
  let looks = 0
  const measure: Measure = (force, back, at) => {
    looks++
    at.inflow = at.outflow = at.inflowSlope = at.outflowSlope = 0
    amounts.forEach((amount, k) => {
      const time = back ? k - amounts.length + 1 : k
      const value = amount * Math.exp(-force * time)
      if (amount > 0) {
        at.inflow += value
        at.inflowSlope -= time * value
      } else {
        at.outflow -= value
        at.outflowSlope += time * value
      }
    })
  }
  return { measure, looks: () => looks }
}
