import { result } from '../primitives/check.ts'
import { npv } from './npv.ts'

/**
 * The net present value as spreadsheets have it, the first cash flow one period from now (t = 1).
 *
 * @formula NPV = Σ_(k = 1)^n C_k / (1 + r)^k
 * @where C_k the flow of period k; r rate
 * @param rate per period, as a fraction, above -1
 * @param values at least one cash flow; money out is negative
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see OpenFormula `NPV`
 * @example
 * roundTo(npvExcel(0.1, [-10_000, 3000, 4200, 6800]), 2) //=> 1188.44
 */
export function npvExcel(rate: number, values: readonly number[]): number {
  return result('rate', rate, npv(rate, values) / (1 + rate))
}
