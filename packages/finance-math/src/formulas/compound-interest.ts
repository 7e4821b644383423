import { above, atLeast, object, oneOf, result } from '../primitives/check.ts'
import type { InterestResult } from './simple-interest.ts'

/** How often interest is added: once, twice or four times a year. */
export type CompoundingFrequency = 'yearly' | 'half-yearly' | 'quarterly'

/** What `compoundInterest` takes: money, percent a year, years, and how often interest is added. */
export interface CompoundInterestInput {
  principal: number
  annualRatePercent: number
  years: number
  frequency?: CompoundingFrequency
}

const periodsPerYear = { yearly: 1, 'half-yearly': 2, quarterly: 4 }

/**
 * Compound interest: what a principal comes to when interest earns interest, one, two or four times a year.
 *
 * @formula A = P × (1 + R / m)^(m × t)
 * @where P principal; R annualRatePercent / 100; m periods a year, 1, 2 or 4; t years
 * @param input principal in money, annualRatePercent in percent a year, years, frequency `'yearly'`
 *   (default), `'half-yearly'` or `'quarterly'`
 * @see OpenFormula `FV` without payments; example 11 of Teachoo's comparing quantities
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(compoundInterest({ principal: 12_600, annualRatePercent: 10, years: 2 }).interest, 2) //=> 2646
 */
export function compoundInterest(input: CompoundInterestInput): InterestResult {
  const { principal, annualRatePercent, years, frequency = 'yearly' } = object('input', input)
  oneOf('frequency', frequency, Object.keys(periodsPerYear) as CompoundingFrequency[])
  const periods = periodsPerYear[frequency]
  atLeast('principal', principal, 0)
  above('annualRatePercent', annualRatePercent, -100)
  above('years', years, 0)
  const growth = (1 + annualRatePercent / (100 * periods)) ** (periods * years)
  const total = result('years', years, principal * growth)
  return { interest: total - principal, total }
}
