import { above, oneOf } from '../primitives/check.ts'

/**
 * How a yearly rate becomes a monthly one: `'nominal'` divides it by 12, as banks do for loans;
 * `'effective'` takes the twelfth root of a year's growth, as fund companies do.
 */
export type RateConvention = 'nominal' | 'effective'

/** The monthly rate as a fraction: R/1200, or (1 + R/100)^(1/12) - 1 for `'effective'`. */
export function monthlyRate(annualRatePercent: number, rateConvention: RateConvention = 'nominal'): number {
  oneOf('rateConvention', rateConvention, ['nominal', 'effective'])
  return rateConvention === 'nominal'
    ? above('annualRatePercent', annualRatePercent, -1200) / 1200
    : Math.expm1(Math.log1p(above('annualRatePercent', annualRatePercent, -100) / 100) / 12)
}
