import { above, invalid, numbers, result } from '../primitives/check.ts'
import { logRatio } from '../primitives/log-ratio.ts'

/**
 * The modified internal rate of return: outflows financed at one rate, inflows reinvested at another.
 *
 * @formula r = (F / (−P))^(1/(n − 1)) − 1
 * @where F the future value of the inflows at reinvestRate; P the present value of the outflows at financeRate;
 *   n the number of flows
 * @param values at least two cash flows, of both signs
 * @param financeRate per period, above -1
 * @param reinvestRate per period, above -1
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see numpy-financial `mirr`, OpenFormula `MIRR`
 * @example
 * roundTo(mirr([-120_000, 39_000, 30_000, 21_000, 37_000, 46_000], 0.1, 0.12), 6) //=> 0.126094
 */
export function mirr(values: readonly number[], financeRate: number, reinvestRate: number): number {
  numbers('values', values, 2)
  above('financeRate', financeRate, -1)
  above('reinvestRate', reinvestRate, -1)
  let paid = 0
  let earned = 0
  for (let k = values.length - 1; k >= 0; k--) {
    const value = values[k] as number
    paid = paid / (1 + financeRate) + Math.max(-value, 0)
    earned = earned / (1 + reinvestRate) + Math.max(value, 0)
  }
  if (!(paid && earned)) invalid('values', values, 'cash flows of both signs')
  const force = logRatio(paid, earned) / (values.length - 1) + Math.log1p(reinvestRate)
  return result('values', values, Math.expm1(force))
}
