import type { Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { rate, years } from './common-variables.ts'

/** Equal investments every week, fortnight, quarter or half year. */
export const periodicSip: Family = {
  id: 'periodic-sip',
  calculator: 'periodic-deposits',
  base: -3,
  cues: {
    ...notOrdinary,
    monthlyCompounding: -9,
    dailyCompounding: -9,
    yearlyCompounding: -9,
    compound: -9,
    daily: -9,
    weekly: 5,
    fortnightly: 5,
    half: 0.1,
    quarterly: 0.1,
    sip: 6,
    invest: 1.5,
    mutualFund: 1,
    grow: 0.5,
    atStart: 0.1,
    atEnd: -9,
    loan: -9,
    emi: -9,
    stepUp: -9,
    lumpSum: -9,
    fd: -9,
    simpleInterest: -9,
  },
  monthlyMoney: -9,
  requires: ['sip', 'invest', 'mutualFund'],
  variables: {
    amount: {
      kind: 'money-a-period',
      hints: ['sip', 'invest', 'weekly', 'fortnightly', 'quarterly', 'half'],
    },
    annualRatePercent: rate,
    years,
  },
  choices: {
    every: {
      by: { weekly: 'weekly', fortnightly: 'fortnightly', quarterly: 'quarterly', half: 'half-yearly' },
    },
  },
  inputs: ['amount', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'futureValue',
      cues: ['grow', 'howMuch'],
      excludes: ['askSip', 'target', 'goal', 'need', 'howLong', 'askRate'],
      says: 'futureValue',
    },
    {
      find: 'gain',
      requires: ['profit'],
      excludes: ['askSip', 'target', 'goal', 'need', 'howLong', 'askRate'],
      says: 'gain',
    },
    {
      find: 'totalInvested',
      requires: ['investedTotal'],
      excludes: ['askSip', 'target', 'goal', 'need', 'howLong', 'askRate'],
      says: 'totalInvested',
    },
  ],
}
