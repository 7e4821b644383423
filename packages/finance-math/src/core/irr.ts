import { internalRate } from '../solvers/internal-rate.ts'
import { periodicFlows } from '../solvers/periodic-flows.ts'

/**
 * The internal rate of return of one cash flow per period.
 *
 * @formula 0 = Σ_(k = 0)^n C_k / (1 + r)^k
 * @where C_k the flow of period k; r the rate
 * @param values at least two cash flows, of both signs
 * @param guess where several rates fit, the one nearest to this is given, as ln(1 + rate); default 0.1.
 *   `analyzeCashFlows` lists them all
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where no rate fits
 * @see numpy-financial `irr`, OpenFormula `IRR`
 * @example
 * roundTo(irr([-100, 39, 59, 55, 20]), 5) //=> 0.28095
 */
export function irr(values: readonly number[], guess = 0.1): number {
  return internalRate('values', values, periodicFlows('values', values), guess)
}
