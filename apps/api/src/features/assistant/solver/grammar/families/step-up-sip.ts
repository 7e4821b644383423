import type { Family } from '../family.ts'
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
      name: 'monthly amount of the first year',
      hints: ['sip', 'invest', 'monthly', 'principal'],
      rarelyAbove: 400_000,
    },
    futureValue: monthlyTarget,
    annualStepUpPercent: {
      kind: 'percent',
      name: 'yearly step-up',
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
  asks: [
    {
      find: 'futureValue',
      cues: ['grow', 'howMuch'],
      says: 'A SIP that starts at {monthlyInvestment} a month and rises by {annualStepUpPercent} every year grows to **{futureValue}** in {years} at {annualRatePercent} a year. You pay in {totalInvested}; {gain} of it is returns. Without the step-up it would be {withoutStepUp}.',
    },
    {
      find: 'gain',
      requires: ['profit'],
      says: 'A SIP that starts at {monthlyInvestment} a month and rises by {annualStepUpPercent} every year earns **{gain}** of returns in {years} at {annualRatePercent} a year, and grows to {futureValue}.',
    },
    {
      find: 'totalInvested',
      requires: ['investedTotal'],
      says: 'You pay in **{totalInvested}** in all, from {monthlyInvestment} a month and {annualStepUpPercent} more every year for {years}.',
    },
    {
      find: 'monthlyInvestment',
      given: 'futureValue',
      cues: ['askSip', 'need', 'target'],
      says: 'To reach {futureValue} in {years} at {annualRatePercent} a year, start with **{monthlyInvestment}** a month and raise it by {annualStepUpPercent} every year. You pay in {totalInvested}.',
    },
  ],
  assumes: 'paid at the start of each month, raised after every twelfth instalment, compounded monthly',
}
