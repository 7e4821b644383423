import { above, atLeast, result } from '../primitives/check.ts'

/**
 * The nominal rate per year that compounds to an effective one.
 *
 * @formula n = m × ((1 + e)^(1/m) − 1)
 * @where e effectiveRate; m periodsPerYear
 * @param effectiveRate per year, as a fraction, above -1
 * @param periodsPerYear m, at least 1
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see OpenFormula `NOMINAL`
 * @example
 * roundTo(nominalRate(0.053543, 4), 7) //=> 0.0525003
 */
export function nominalRate(effectiveRate: number, periodsPerYear: number): number {
  above('effectiveRate', effectiveRate, -1)
  atLeast('periodsPerYear', periodsPerYear, 1)
  const perPeriod = Math.expm1(Math.log1p(effectiveRate) / periodsPerYear)
  return result('effectiveRate', effectiveRate, periodsPerYear * perPeriod)
}
