import { above, invalid, numbers, result } from '../primitives/check.ts'
import { logRatio } from '../primitives/log-ratio.ts'

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
