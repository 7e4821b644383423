import type { Family } from '../family.ts'
import { principalFor, rateFor, yearsFor } from './common-asks.ts'
import { notOrdinary } from './common-cues.ts'
import { principal, rate, years } from './common-variables.ts'

/** What says that interest earns interest. */
const compounded = [
  'compound',
  'half',
  'quarterly',
  'monthlyCompounding',
  'dailyCompounding',
  'yearlyCompounding',
  'profit',
] as const

/** Interest that earns interest, and what nobody names otherwise. */
export const compoundInterest: Family = {
  id: 'compound-interest',
  calculator: 'compound-interest',
  base: 1,
  cues: {
    ...notOrdinary,
    compound: 6,
    grow: 2.5,
    interest: 2,
    loan: -5,
    emi: -6,
    sip: -5,
    stepUp: -4,
    fd: -3,
    simpleInterest: -6,
    lumpSum: 1,
    askSip: -5,
    half: 2,
    quarterly: 2,
    yearlyCompounding: 3,
  },
  monthlyMoney: -6,
  variables: {
    principal,
    total: {
      kind: 'money',
      hints: ['target', 'grow', 'corpus', 'goal', 'need', 'received'],
    },
    interest: { kind: 'money', hints: ['askCompound', 'totalInterest', 'compound'], isNamed: true },
    annualRatePercent: { ...rate, byMonthOfCompounding: true },
    years,
  },
  choices: {
    frequency: {
      by: {
        monthlyCompounding: 'monthly',
        dailyCompounding: 'daily',
        half: 'half-yearly',
        quarterly: 'quarterly',
        yearlyCompounding: 'yearly',
        yearly: 'yearly',
      },
      assume: 'yearly',
    },
  },
  kin: 'growth',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'total',
      cues: ['grow', 'totalPayment', 'finalAmount'],
      excludes: ['totalInterest'],
      says: 'total',
    },
    {
      find: 'interest',
      requires: ['askCompound', 'totalInterest', 'profit', 'looseInterest'],
      excludes: ['grow', 'totalPayment', 'finalAmount'],
      unclear: { unless: compounded },
      says: 'interest',
    },
    principalFor('total'),
    {
      find: 'principal',
      given: 'interest',
      requires: ['askPrincipal'],
      says: 'principalOfInterest',
    },
    rateFor('total'),
    yearsFor('total'),
  ],
}
