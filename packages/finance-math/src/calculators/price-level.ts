import { annuity } from '../formulas/annuity.ts'

/**
 * How many times dearer things are after so many years of an inflation in percent a year; 1 without inflation. Never
 * throws.
 *
 * @example
 * priceLevel(6, 1) //=> 1.06
 */
export function priceLevel(inflationPercent: number, years: number): number {
  return (1 + inflationPercent / 100) ** years
}

/** What 1 paid at the start of each of so many months is worth together, each as of its own day, in today's money. */
export function paidMonthly(inflationPercent: number, months: number): number {
  return annuity(Math.expm1(-Math.log1p(inflationPercent / 100) / 12), months)
}
