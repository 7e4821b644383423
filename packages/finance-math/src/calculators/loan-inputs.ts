import { amountLimits, interestLimits, tenureLimits } from './input-limits.ts'

/** What every loan is asked for: the amount, the rate and the tenure. */
export const loanInputs = {
  principal: {
    kind: 'number',
    label: 'Loan amount',
    unit: 'inr',
    min: 100_000,
    max: 10_000_000,
    limits: amountLimits,
    step: 1000,
    default: 1_000_000,
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Interest rate a year',
    unit: 'percent',
    min: 1,
    max: 20,
    limits: interestLimits,
    step: 0.1,
    default: 6.5,
  },
  years: {
    kind: 'number',
    label: 'Tenure',
    unit: 'years',
    min: 1,
    max: 30,
    limits: tenureLimits,
    step: 1,
    default: 5,
    granularity: 12,
  },
} as const
