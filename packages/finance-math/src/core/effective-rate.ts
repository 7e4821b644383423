import { above, atLeast, result } from '../primitives/check.ts'
import { growth } from '../primitives/growth.ts'

export function effectiveRate(nominalRate: number, periodsPerYear: number): number {
  above('nominalRate', nominalRate, -1)
  atLeast('periodsPerYear', periodsPerYear, 1)
  return result('nominalRate', nominalRate, growth(nominalRate / periodsPerYear, periodsPerYear))
}
