import type { Family } from '../family.ts'
import { principalFor, rateFor, yearsFor } from './common-asks.ts'
import { notOrdinary } from './common-cues.ts'
import { principal, rate, years } from './common-variables.ts'

/** A fixed deposit, compounded quarterly. */
export const fd: Family = {
  id: 'fd',
  calculator: 'fd',
  cues: {
    ...notOrdinary,
    monthlyCompounding: -9,
    dailyCompounding: -9,
    half: -9,
    yearlyCompounding: -9,
    quarterly: 0.1,
    simpleInterest: -12,
    fd: 8,
    interest: 0.5,
    grow: 0.5,
    compound: 0.5,
    loan: -6,
    emi: -6,
    sip: -6,
    stepUp: -4,
  },
  monthlyMoney: -6,
  requires: ['fd'],
  variables: {
    principal,
    maturity: { kind: 'money', hints: ['target', 'grow', 'goal', 'need'] },
    interest: { kind: 'money', hints: ['interest', 'looseInterest', 'profit'], isNamed: true },
    annualRatePercent: rate,
    years,
  },
  kin: 'growth',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'maturity',
      cues: ['grow', 'howMuch'],
      says: 'maturity',
    },
    {
      find: 'interest',
      requires: ['totalInterest', 'profit', 'looseInterest'],
      says: 'interest',
    },
    principalFor('maturity'),
    {
      find: 'principal',
      given: 'interest',
      requires: ['need', 'presentValue', 'askPrincipal'],
      says: 'principalOfInterest',
    },
    rateFor('maturity'),
    yearsFor('maturity'),
  ],
}
