import type { Family } from '../family.ts'
import { notOrdinary, notYearly } from './common-cues.ts'
import { principal, years } from './common-variables.ts'

/** What loses the same share of what is left every year: a car, a machine, money at a return below zero. */
export const decline: Family = {
  id: 'decline',
  calculator: 'decline',
  cues: {
    ...notOrdinary,
    ...notYearly,
    inflation: -20,
    losing: 6,
    yearly: 0.5,
    grow: 0.5,
    left: 1,
    lumpSum: 0.5,
    invest: 0.5,
    returns: 0.5,
    mutualFund: 0.5,
    compound: -9,
    simpleInterest: -9,
    interest: -6,
    loan: -9,
    emi: -9,
    sip: -9,
    askSip: -9,
    stepUp: -9,
    fd: -9,
    howLong: -9,
    askRate: -9,
    cagr: -9,
    becoming: -9,
  },
  monthlyMoney: -9,
  requires: ['losing'],
  variables: {
    principal,
    annualLossPercent: { kind: 'percent', hints: ['losing', 'rate', 'returns', 'yearly'], isLoss: true },
    years,
  },
  inputs: ['principal', 'annualLossPercent', 'years'],
  asks: [
    {
      find: 'remaining',
      cues: ['left', 'grow', 'finalAmount', 'howMuch'],
      unclear: { unless: ['yearly', 'reducingYearly'] },
      says: 'remaining',
    },
    {
      find: 'lost',
      requires: ['lostAmount'],
      unclear: { unless: ['yearly', 'reducingYearly'] },
      says: 'lost',
    },
  ],
}
