import { annuity } from '../formulas/annuity.ts'
import type { AnyCalculator } from './calculator.ts'

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

/**
 * The same calculator in the money of the plan's first day: a value of a day is divided by the rise of prices up to
 * that day, a sum of payments is that of its payments, each as of its own day, and returns are what is left between
 * them, so that parts still add up. Figures, chart, table and questions backwards all follow, as they are computed
 * from the definition. Amounts that are entered stay as they are entered. Never throws.
 *
 * @param definition one that says `todaysMoney`; any other stays as it is
 * @param inflationPercent in percent a year, above −100
 * @example
 * computeAnswer(inTodaysMoney(fdCalculator, 6), { principal: 50_000 }).ok //=> true
 */
export function inTodaysMoney<Definition extends AnyCalculator>(
  definition: Definition,
  inflationPercent: number,
): Definition {
  const { todaysMoney, compute, series, schedule } = definition
  if (!todaysMoney) return definition
  return {
    ...definition,
    compute: (values: never) => compute(values, inflationPercent),
    ...(series && {
      series: { ...series, points: (values: never) => series.points(values, inflationPercent) },
    }),
    ...(schedule && {
      schedule: { ...schedule, rows: (values: never) => schedule.rows(values, inflationPercent) },
    }),
  }
}
