import type { ExamplesOf } from '../calculator.ts'
import type { stepUpSipCalculator } from './step-up-sip.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const stepUpSipExamples: ExamplesOf<typeof stepUpSipCalculator> = [
  {
    given: { monthlyInvestment: 10_000, annualStepUpPercent: 10, annualRatePercent: 12, years: 20 },
    expect: { totalInvested: 6_872_999.94, futureValue: 19_888_715.49, withoutStepUp: 9_991_479.19 },
    source: 'month-by-month sum of 240 instalments, in decimal arithmetic',
  },
  {
    given: { monthlyInvestment: 10_000, annualStepUpPercent: 10, annualRatePercent: 12, years: 20 },
    expect: { totalInvested: 6_800_000, withoutStepUp: 9_900_000 },
    precision: 100_000,
    source: 'loan-emicalculator.com, step-up SIP: about 68 lakh invested; 99 lakh without step-up',
  },
]
