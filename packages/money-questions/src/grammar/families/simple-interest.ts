import type { Family } from '../family.ts'
import { rateFor, yearsFor } from './common-asks.ts'
import { notOrdinary, notYearly } from './common-cues.ts'
import { principal, rate, years } from './common-variables.ts'

/** Interest that earns none. */
export const simpleInterest: Family = {
  id: 'simple-interest',
  calculator: 'simple-interest',
  cues: {
    ...notOrdinary,
    simpleInterest: 8,
    interest: 2,
    loan: -1,
    emi: -6,
    sip: -6,
    compound: -6,
    ...notYearly,
    yearlyCompounding: -9,
    fd: 1,
  },
  monthlyMoney: -4,
  requires: ['simpleInterest'],
  variables: {
    principal: { ...principal, doubted: { beside: 'interestIs', below: Number.POSITIVE_INFINITY } },
    interest: {
      kind: 'money',
      hints: ['interest', 'interestIs', 'simpleInterest', 'returns'],
      avoid: ['interestOn', 'target', 'grow'],
    },
    total: { kind: 'money', hints: ['target', 'grow', 'goal', 'totalPayment'] },
    annualRatePercent: {
      ...rate,
      byMonth: true,
      hints: ['rate', 'interest', 'yearly', 'simpleInterest'],
    },
    years,
  },
  kin: 'growth',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'interest',
      cues: ['totalInterest'],
      excludes: ['totalPayment', 'grow', 'finalAmount'],
      says: 'interest',
    },
    {
      find: 'total',
      requires: ['totalPayment', 'grow', 'finalAmount'],
      excludes: ['totalInterest'],
      says: 'total',
    },
    {
      find: 'principal',
      given: 'interest',
      requires: ['askPrincipal', 'need'],
      says: 'principal',
    },
    {
      find: 'principal',
      given: 'total',
      requires: ['askPrincipal'],
      cues: ['finalAmount', 'grow'],
      says: 'principalOfTotal',
    },
    rateFor('interest'),
    yearsFor('interest'),
    {
      find: 'annualRatePercent',
      given: 'total',
      requires: ['grow', 'finalAmount', 'totalPayment'],
      cues: ['askRate'],
      says: 'annualRatePercentFromTotal',
    },
    {
      find: 'years',
      given: 'total',
      requires: ['grow', 'target', 'finalAmount', 'totalPayment'],
      cues: ['howLong'],
      says: 'yearsFromTotal',
    },
  ],
}
