import { above, invalid, number, result } from '../primitives/check.ts'
import { logRatio } from '../primitives/log-ratio.ts'

/**
 * The constant rate per period at which `pv` grows to `fv`.
 *
 * @formula r = (FV / PV)^(1/n) − 1
 * @where PV pv; FV fv; n periods
 * @param periods n, above 0
 * @param pv value at the start, not 0
 * @param fv value at the end, of the sign of pv or 0
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION where the answer is
 *   beyond the largest double
 * @see OpenFormula `RRI`
 * @example
 * roundTo(cagr(96, 10_000, 11_000), 9) //=> 0.000993307
 */
export function cagr(periods: number, pv: number, fv: number): number {
  above('periods', periods, 0)
  number('pv', pv)
  number('fv', fv)
  if (pv === 0) invalid('pv', pv, 'other than 0')
  if (pv > 0 ? fv < 0 : fv > 0) invalid('fv', fv, 'of the sign of pv')
  return result('fv', fv, Math.expm1(logRatio(pv, fv) / periods))
}
