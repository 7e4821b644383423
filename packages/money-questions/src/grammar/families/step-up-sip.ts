import type { Family } from '../family.ts'
import { futureValue, gain, monthlyInvestment, totalInvested } from './common-asks.ts'
import { notOrdinary } from './common-cues.ts'
import { monthlyTarget, rate, years } from './common-variables.ts'

/** Monthly investments that rise every year. */
export const stepUpSip: Family = {
  id: 'step-up-sip',
  calculator: 'step-up-sip',
  cues: { ...notOrdinary, atStart: 0.1, stepUp: 7, rising: 4, sip: 4, invest: 1, loan: -6, emi: -6, fd: -4 },
  monthlyMoney: 2,
  requires: ['stepUp', 'rising'],
  variables: {
    monthlyInvestment: {
      kind: 'money-a-month',
      hints: ['sip', 'invest', 'monthly', 'principal'],
      rarelyAbove: 400_000,
    },
    futureValue: monthlyTarget,
    annualStepUpPercent: {
      kind: 'percent',
      hints: ['stepUp', 'rising', 'yearly'],
      avoid: ['returns', 'rate', 'interest'],
    },
    annualRatePercent: {
      ...rate,
      avoid: ['stepUp', 'rising'],
      hints: ['rate', 'returns', 'interest', 'cagr'],
    },
    years,
  },
  choices: { rateConvention: { by: { effectiveConvention: 'effective' }, assume: 'nominal' } },
  kin: 'growth',
  follows: ['sip'],
  inputs: ['monthlyInvestment', 'annualStepUpPercent', 'annualRatePercent', 'years'],
  asks: [futureValue(), gain(), totalInvested(), monthlyInvestment()],
}
