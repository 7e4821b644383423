import type { AnyCalculator } from './calculator.ts'

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
