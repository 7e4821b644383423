import { above, atLeast, result } from '../primitives/check.ts'

export function nominalRate(effectiveRate: number, periodsPerYear: number): number {
  above('effectiveRate', effectiveRate, -1)
  atLeast('periodsPerYear', periodsPerYear, 1)
  const perPeriod = Math.expm1(Math.log1p(effectiveRate) / periodsPerYear)
  return result('effectiveRate', effectiveRate, periodsPerYear * perPeriod)
}
