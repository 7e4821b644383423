import type { ExamplesOf } from '../calculator.ts'
import type { sipCalculator } from './sip.calculator.ts'

/** Worked examples that others have published, to which `conformance.test.ts` holds it. */
export const sipExamples: ExamplesOf<typeof sipCalculator> = [
  {
    given: { mode: 'sip', monthlyInvestment: 1000, annualRatePercent: 12, years: 1 },
    expect: { futureValue: 12_809, totalInvested: 12_000 },
    precision: 1,
    source: 'deepcoding.info, SIP calculator: 1,000 a month for 12 months at 12 % gives 12,809',
  },
  {
    given: {
      mode: 'sip',
      monthlyInvestment: 1000,
      annualRatePercent: 12,
      years: 1,
      rateConvention: 'effective',
    },
    expect: { futureValue: 12_766 },
    precision: 1,
    source: 'priyanshu84iya.github.io, SIP-Calculator: the same with the twelfth root gives 12,766',
  },
  {
    given: { mode: 'lump-sum', principal: 500_000, annualRatePercent: 12, years: 30 },
    expect: { futureValue: 14_979_961, gain: 14_479_961 },
    precision: 1,
    source: 'angelone.in, 12 May 2025: 5 lakh at 12 % for 30 years is 1,49,79,961',
  },
]
