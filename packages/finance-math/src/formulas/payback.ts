import { above, invalid, numbers, object, result } from '../primitives/check.ts'
import { FinanceMathError } from '../primitives/finance-math-error.ts'

/** What `payback` takes: what is spent now and what comes in each period after, and a rate to discount it by. */
export interface PaybackInput {
  flows: readonly number[]
  discountPercent?: number
}

/**
 * After how many periods what was spent has come back. Within the period in which it does, the flow is taken to
 * come in evenly: periods before it + what is still missing / that period's flow. With `discountPercent` every
 * flow counts as its present value.
 *
 * @formula t = k + M / C_(k + 1)
 * @where k whole periods before what was spent is back; M what is missing then; C_(k+1) the flow of the period
 *   after
 * @param input flows, the first of which is spent now and negative, one a period; discountPercent a period (0)
 * @see R. A. Brealey, S. C. Myers and F. Allen, Principles of Corporate Finance, on payback
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where it never comes back
 * @example
 * payback({ flows: [-1000, 300, 400, 500, 600] }).periods //=> 2.6
 */
export function payback(input: PaybackInput): { periods: number } {
  const { flows, discountPercent = 0 } = object('input', input)
  const growth = 1 + above('discountPercent', discountPercent, -100) / 100
  let missing = -(numbers('flows', flows, 2)[0] as number)
  if (!(missing > 0)) invalid('flows', flows, 'flows of which the first is negative')
  for (let period = 1; period < flows.length; period++) {
    const worth = (flows[period] as number) / growth ** period
    if (worth >= missing) {
      return { periods: result('discountPercent', discountPercent, period - 1 + missing / worth) }
    }
    missing -= worth
  }
  throw new FinanceMathError('NO_SOLUTION', 'flows', flows, 'What was spent never comes back.')
}
