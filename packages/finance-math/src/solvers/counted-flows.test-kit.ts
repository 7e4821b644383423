import type { Measure } from './balance-point.ts'

/** Flows of 1 unit of time apart, discounted or compounded plainly, and how often they were looked at. */
export function counted(amounts: readonly number[]): { measure: Measure; looks: () => number } {
  let looks = 0
  const measure: Measure = (at) => {
    looks++
    at.inflow = at.outflow = at.inflowTime = at.outflowTime = 0
    amounts.forEach((amount, k) => {
      const time = at.force < 0 ? k - amounts.length + 1 : k
      const value = amount * Math.exp(-at.force * time)
      if (amount > 0) {
        at.inflow += value
        at.inflowTime += k * value
      } else {
        at.outflow -= value
        at.outflowTime -= k * value
      }
    })
    at.inflowTime /= at.inflow
    at.outflowTime /= at.outflow
  }
  return { measure, looks: () => looks }
}
