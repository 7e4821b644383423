import { above, invalid, number, result } from '../primitives/check.ts'
import { logRatio } from '../primitives/log-ratio.ts'

export function periodsToTarget(rate: number, pv: number, fv: number): number {
  above('rate', rate, -1)
  number('pv', pv)
  number('fv', fv)
  if (pv === 0) invalid('pv', pv, 'other than 0')
  if (pv > 0 ? fv <= 0 : fv >= 0) invalid('fv', fv, 'of the sign of pv')
  if (fv === pv) return 0
  return result('rate', rate, logRatio(pv, fv) / Math.log1p(rate))
}
