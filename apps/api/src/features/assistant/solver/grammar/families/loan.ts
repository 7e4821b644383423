import type { Ask, Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { loanRate, principal, years } from './common-variables.ts'

/** Money among people, or at so much a month, is rarely paid back in instalments. */
const unclear: Ask['unclear'] = {
  unless: ['emi', 'reducingBalance'],
  where: ['lent'],
  ask: 'Is it paid back in equal monthly instalments (EMI), or at the end with simple interest?',
}

/** A loan repaid in equal monthly instalments. */
export const loan: Family = {
  id: 'loan',
  calculator: 'loan',
  cues: {
    ...notOrdinary,
    loan: 5,
    lent: 2,
    emi: 6,
    loanEligible: 4,
    askMonthly: 0.1,
    prepay: -5,
    sip: -6,
    totalInterest: 1,
    outstanding: 1,
    lasts: 0.1,
    fd: -6,
    simpleInterest: -3,
    compound: -2,
    tenure: 0,
    reducingBalance: 0.1,
    atEnd: 0.1,
  },
  requires: ['loan', 'emi', 'loanEligible', 'lent', 'outstanding'],
  variables: {
    principal: {
      ...principal,
      name: 'loan amount',
      hints: ['loan', 'principal', 'tenure', 'prepay'],
      avoid: ['emi'],
      rarelyBelow: 20_000,
      doubted: { beside: 'emiOf', below: 500_000 },
    },
    emi: {
      kind: 'money-a-month',
      name: 'monthly instalment',
      hints: ['emi', 'monthly'],
      rarelyAbove: 500_000,
    },
    annualRatePercent: { ...loanRate, byMonth: true },
    years: { ...years, name: 'tenure', isInMonthsToo: true },
    afterMonth: { kind: 'months', name: 'months already paid', hints: ['after', 'past', 'outstanding'] },
  },
  kin: 'loan',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'emi',
      cues: ['emi'],
      unclear,
      says: 'The EMI on {principal} at {annualRatePercent} for {years} is **{emi}** a month. In all you pay {totalPayment}; {totalInterest} of it is interest.',
    },
    {
      find: 'totalInterest',
      requires: ['totalInterest', 'looseInterest'],
      unclear,
      says: 'On {principal} at {annualRatePercent} for {years} you pay **{totalInterest}** of interest in all, with an EMI of {emi} a month.',
    },
    {
      find: 'totalPayment',
      requires: ['totalPayment'],
      unclear,
      says: 'On {principal} at {annualRatePercent} for {years} you pay **{totalPayment}** in all: an EMI of {emi} a month, {totalInterest} of it interest.',
    },
    {
      find: 'principal',
      given: 'emi',
      requires: ['loanEligible'],
      says: 'An EMI of {emi} a month at {annualRatePercent} for {years} repays a loan of **{principal}**.',
    },
    {
      find: 'years',
      given: 'emi',
      requires: ['howLong', 'tenure'],
      cues: ['howLong'],
      says: 'With an EMI of {emi} a month, {principal} at {annualRatePercent} is repaid in **{years}** (the last instalment is smaller).',
    },
    {
      find: 'annualRatePercent',
      given: 'emi',
      requires: ['askRate', 'rate'],
      cues: ['askRate'],
      says: 'An EMI of {emi} a month repays {principal} in {years} at an interest rate of **{annualRatePercent}** a year.',
    },
    {
      find: 'outstanding',
      calculator: 'loan-prepayment',
      fixed: { lumpSum: 0 },
      needs: ['principal', 'annualRatePercent', 'years', 'afterMonth'],
      requires: ['outstanding', 'left'],
      says: 'After {afterMonth} of instalments of {emi}, **{outstanding}** is still owed on {principal} at {annualRatePercent} for {years}.',
    },
  ],
  assumes: 'reducing balance, equal instalments at the end of each month, not rounded',
}
