import { above, numbers, result } from '../primitives/check.ts'

/**
 * The net present value of one cash flow per period, the first of them now (t = 0).
 *
 * @formula NPV = Σ_(k = 0)^n C_k / (1 + r)^k
 * @where C_k the flow of period k; r rate
 * @param rate per period, as a fraction, above -1
 * @param values at least one cash flow; money out is negative
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see numpy-financial `npv`
 * @example
 * roundTo(npv(0.08, [-40_000, 5000, 8000, 12_000, 30_000]), 5) //=> 3065.22267
 */
export function npv(rate: number, values: readonly number[]): number {
  above('rate', rate, -1)
  numbers('values', values, 1)
  let value = 0
  for (let k = values.length - 1; k >= 0; k--) value = value / (1 + rate) + (values[k] as number)
  return result('rate', rate, value)
}
