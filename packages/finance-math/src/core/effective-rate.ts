import { above, atLeast, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'

/**
 * The rate per year that a nominal rate comes to when compounded.
 *
 * @formula e = (1 + n/m)^m − 1
 * @where n nominalRate; m periodsPerYear
 * @param nominalRate per year, as a fraction, above -1
 * @param periodsPerYear m, at least 1
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see OpenFormula `EFFECT`
 * @example
 * roundTo(effectiveRate(0.0525, 4), 7) //=> 0.0535427
 */
export function effectiveRate(nominalRate: number, periodsPerYear: number): number {
  above('nominalRate', nominalRate, -1)
  atLeast('periodsPerYear', periodsPerYear, 1)
  return result('nominalRate', nominalRate, growth(nominalRate / periodsPerYear, periodsPerYear))
}
