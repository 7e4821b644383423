import { above, invalid } from '../primitives/check.ts'

/**
 * How a yearly rate becomes a monthly one: `'nominal'` divides it by 12, as banks do for loans;
 * `'effective'` takes the twelfth root of a year's growth, as fund companies do.
 */
export type RateConvention = 'nominal' | 'effective'

/** The monthly rate as a fraction: R/1200, or (1 + R/100)^(1/12) - 1 for `'effective'`. */
export function monthlyRate(annualRatePercent: number, rateConvention: RateConvention = 'nominal'): number {
  const rate = above('annualRatePercent', annualRatePercent, -100)
  if (rateConvention === 'nominal') return rate / 1200
  if (rateConvention !== 'effective') invalid('rateConvention', rateConvention, 'nominal or effective')
  return Math.expm1(Math.log1p(rate / 100) / 12)
}
