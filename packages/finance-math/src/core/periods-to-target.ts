import { above, invalid, number, result } from '../primitives/check.ts'
import { logRatio } from '../primitives/log-ratio.ts'

/**
 * The number of periods in which `pv` grows to `fv`; negative where it was there before.
 *
 * @formula n = ln(FV / PV) / ln(1 + r)
 * @where PV pv; FV fv; r rate
 * @param rate per period, as a fraction, above -1
 * @param pv value at the start, not 0
 * @param fv value at the end, of the sign of pv
 * @throws FinanceMathError INVALID_ARGUMENT naming the argument at fault; NO_SOLUTION at a rate of 0,
 *   where nothing grows
 * @see OpenFormula `PDURATION`
 * @example
 * roundTo(periodsToTarget(0.025, 2000, 2200), 2) //=> 3.86
 */
export function periodsToTarget(rate: number, pv: number, fv: number): number {
  above('rate', rate, -1)
  number('pv', pv)
  number('fv', fv)
  if (pv === 0) invalid('pv', pv, 'other than 0')
  if (pv > 0 ? fv <= 0 : fv >= 0) invalid('fv', fv, 'of the sign of pv')
  if (fv === pv) return 0
  return result('rate', rate, logRatio(pv, fv) / Math.log1p(rate))
}
