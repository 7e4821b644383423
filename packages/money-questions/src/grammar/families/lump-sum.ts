import type { Family } from '../family.ts'
import { futureValue, gainOrInterest, yearsFor } from './common-asks.ts'
import { notOrdinary, notYearly } from './common-cues.ts'
import { principal, rate, years } from './common-variables.ts'

/** One investment, compounded once a year. */
export const lumpSum: Family = {
  id: 'lump-sum',
  calculator: 'sip',
  fixed: { mode: 'lump-sum' },
  base: 0.5,
  cues: {
    ...notOrdinary,
    ...notYearly,
    yearlyCompounding: 0.1,
    lumpSum: 6,
    invest: 2,
    mutualFund: 2,
    grow: 2,
    cagr: 4,
    returns: 1.5,
    loan: -6,
    emi: -6,
    sip: -2,
    stepUp: -4,
    fd: -4,
    simpleInterest: -6,
    compound: -1,
    interest: -1.5,
    askSip: -3,
  },
  monthlyMoney: -6,
  variables: {
    principal,
    futureValue: {
      kind: 'money',
      hints: ['target', 'grow', 'corpus', 'goal', 'need', 'received'],
    },
    annualRatePercent: rate,
    years,
  },
  kin: 'growth',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    futureValue(),
    gainOrInterest(),
    {
      find: 'principal',
      given: 'futureValue',
      requires: ['need', 'target', 'presentValue'],
      says: 'principal',
    },
    {
      find: 'annualRatePercent',
      given: 'futureValue',
      requires: ['askRate', 'cagr', 'rate', 'returns'],
      cues: ['askRate', 'cagr'],
      says: 'annualRatePercent',
    },
    yearsFor('futureValue'),
  ],
}
