import { above, atLeast, object, result } from '../primitives/check.ts'
import { annuity } from './annuity.ts'
import { monthlyRate } from './monthly-rate.ts'
import type { InvestmentGrowth, SipInput } from './sip.ts'

/** What `stepUpSip` takes: a plan as for `sip`, and by how many percent the amount rises each year. */
export interface StepUpSipInput extends SipInput {
  annualStepUpPercent: number
}

/**
 * The value of a systematic investment plan whose monthly amount rises by a percentage every twelve months.
 *
 * Computed in closed form; without a rise it is `sip`.
 *
 * @formula FV = Σ_(y = 0)^(t − 1) P × (1 + g)^y × ((1 + i)^12 − 1) / i × (1 + i) × (1 + i)^(12 × (t − y − 1))
 * @where P the first monthly amount; g the rise of a year; i a month's rate; t years
 * @param input monthlyInvestment in money, annualRatePercent and annualStepUpPercent in percent a year, years
 * @see the growing annuity-due, its payment rising once a year
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { monthlyInvestment: 10_000, annualRatePercent: 12, years: 20, annualStepUpPercent: 10 }
 * roundTo(stepUpSip(plan).futureValue, 0) //=> 19888715
 */
export function stepUpSip(input: StepUpSipInput): InvestmentGrowth {
  const { monthlyInvestment, annualRatePercent, years, annualStepUpPercent, rateConvention } = object(
    'input',
    input,
  )
  atLeast('monthlyInvestment', monthlyInvestment, 0)
  const rate = monthlyRate(annualRatePercent, rateConvention)
  const stepUp = above('annualStepUpPercent', annualStepUpPercent, -100) / 100
  const fullYears = Math.floor(above('years', years, 0))
  const restMonths = 12 * (years - fullYears)
  const yearGrowth = (1 + rate) ** 12
  const lastStep = (1 + stepUp) ** fullYears

  // Σ (1+g)^y q^(Y-1-y) as one geometric series in (1+g)/q, which also holds where the two are equal.
  const series = yearGrowth ** (fullYears - 1) * annuity((1 + stepUp) / yearGrowth - 1, fullYears)
  const ofFullYears = annuity(rate, 12) * series * (1 + rate) ** restMonths
  const ofRest = lastStep * annuity(rate, restMonths)
  const futureValue = monthlyInvestment * (1 + rate) * (ofFullYears + ofRest)
  const payments = 12 * annuity(stepUp, fullYears) + lastStep * restMonths
  const totalInvested = monthlyInvestment * payments
  return { futureValue, totalInvested, gain: result('years', years, futureValue - totalInvested) }
}
