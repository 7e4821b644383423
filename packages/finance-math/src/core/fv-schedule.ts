import { above, list, number, result } from '../primitives/check.ts'

/**
 * The future value of a principal that grows at a different rate in each period.
 *
 * @formula FV = P × Π_k (1 + r_k)
 * @where P principal; r_k the rate of period k
 * @param principal amount at the start
 * @param rates per period, as fractions, each above -1; none leaves the principal as it is
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see OpenFormula `FVSCHEDULE`
 * @example
 * roundTo(fvSchedule(1, [0.09, 0.11, 0.1]), 5) //=> 1.33089
 */
export function fvSchedule(principal: number, rates: readonly number[]): number {
  let value = number('principal', principal)
  for (const rate of list('rates', rates, 0)) value *= 1 + above('rates', rate, -1)
  return result('rates', rates, value)
}
