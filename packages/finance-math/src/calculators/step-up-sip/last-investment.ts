import type { StepUpSipInput } from '../../formulas/step-up-sip.ts'

/** The monthly amount of the last year. */
export function lastInvestment({ monthlyInvestment, annualStepUpPercent, years }: StepUpSipInput): number {
  return monthlyInvestment * (1 + annualStepUpPercent / 100) ** (Math.ceil(years) - 1)
}
