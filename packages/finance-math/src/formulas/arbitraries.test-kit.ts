import * as fc from 'fast-check'

/** Rates a year in percent, from none to usury. */
export const ratePercent = fc.double({ min: 0, max: 60, noNaN: true })

/** Amounts of money with at most two decimals. */
export const money = fc.integer({ min: 1, max: 1e11 }).map((paise) => paise / 100)

/** Whole years of a plan. */
export const years = fc.integer({ min: 1, max: 50 })

/** Months of a loan. */
export const months = fc.integer({ min: 1, max: 480 })

/** Whether two figures agree to about twelve digits of `size`, the larger of them unless given. */
export function agree(one: number, other: number, size = Math.max(Math.abs(one), Math.abs(other))): boolean {
  return Math.abs(one - other) <= 1e-11 * size + 1e-9
}
