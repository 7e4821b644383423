import type { Family } from '../family.ts'
import { futureValue, gain, monthlyInvestment, rateFor, totalInvested, yearsFor } from './common-asks.ts'
import { notOrdinary } from './common-cues.ts'
import { monthlyTarget, rate, years } from './common-variables.ts'

/** Equal monthly investments. */
export const sip: Family = {
  id: 'sip',
  calculator: 'sip',
  fixed: { mode: 'sip' },
  cues: {
    ...notOrdinary,
    dailyCompounding: -9,
    half: -9,
    quarterly: -9,
    monthlyCompounding: 0.1,
    sip: 6,
    askSip: 5,
    invest: 1.5,
    mutualFund: 1,
    loan: -5,
    emi: -5,
    stepUp: -3,
    lumpSum: -3,
    fd: -4,
    simpleInterest: -5,
    grow: 0.5,
    atStart: 0.1,
  },
  monthlyMoney: 3.5,
  requires: ['sip', 'askSip', 'invest', 'mutualFund', 'grow', 'target', 'returns', 'monthly'],
  variables: {
    monthlyInvestment: {
      kind: 'money-a-month',
      hints: ['sip', 'invest', 'monthly'],
      rarelyAbove: 400_000,
    },
    futureValue: monthlyTarget,
    annualRatePercent: { ...rate, byMonth: true, mayBeNegative: true },
    years,
  },
  choices: {
    rateConvention: { by: { effectiveConvention: 'effective', effective: 'effective' }, assume: 'nominal' },
  },
  kin: 'growth',
  inputs: ['monthlyInvestment', 'annualRatePercent', 'years'],
  asks: [
    futureValue(),
    gain(),
    totalInvested(),
    {
      find: 'totalInvested',
      needs: ['monthlyInvestment', 'years'],
      calculator: 'paid-in',
      requires: ['investedTotal'],
      says: 'totalInvestedAlone',
    },
    monthlyInvestment(),
    yearsFor('futureValue'),
    rateFor('futureValue'),
  ],
}
