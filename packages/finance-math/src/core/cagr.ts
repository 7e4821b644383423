import { above, invalid, number, result } from '../primitives/check.ts'
import { logRatio } from '../primitives/log-ratio.ts'

export function cagr(periods: number, pv: number, fv: number): number {
  above('periods', periods, 0)
  number('pv', pv)
  number('fv', fv)
  if (pv === 0) invalid('pv', pv, 'other than 0')
  if (pv > 0 ? fv < 0 : fv > 0) invalid('fv', fv, 'of the sign of pv')
  return result('fv', fv, Math.expm1(logRatio(pv, fv) / periods))
}
