import type { Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { principal, rate, years } from './common-variables.ts'

/** A loan whose interest is counted on the whole amount until the end. */
export const flatRateLoan: Family = {
  id: 'flat-rate-loan',
  calculator: 'flat-rate-loan',
  cues: {
    ...notOrdinary,
    flatRate: 8,
    loan: 3,
    lent: 1,
    emi: 3,
    monthly: 0.1,
    totalInterest: 1,
    totalPayment: 1,
    interest: 0.1,
    simpleInterest: -6,
    compound: -9,
    fd: -9,
    sip: -9,
    prepay: -9,
    outstanding: -9,
    reducingBalance: -9,
    toReducing: 4,
    atEnd: 0.1,
  },
  requires: ['flatRate'],
  variables: {
    principal: {
      ...principal,
      hints: ['loan', 'principal', 'tenure'],
      avoid: ['emi'],
      doubted: { beside: 'emiOf', below: 200_000 },
    },
    annualRatePercent: { ...rate, byMonth: true, hints: ['flatRate', 'rate', 'interest', 'yearly'] },
    years: { ...years, isInMonthsToo: true },
  },
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'emi',
      cues: ['emi'],
      says: 'emi',
    },
    {
      find: 'totalInterest',
      requires: ['totalInterest', 'looseInterest'],
      says: 'totalInterest',
    },
    {
      find: 'totalPayment',
      requires: ['totalPayment'],
      says: 'totalPayment',
    },
    {
      find: 'reducingRatePercent',
      requires: ['toReducing'],
      says: 'reducingRatePercent',
    },
  ],
}
