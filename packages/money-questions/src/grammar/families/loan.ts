import type { Ask, Family } from '../family.ts'
import { rateFor } from './common-asks.ts'
import { notOrdinary } from './common-cues.ts'
import { principal, rate, years } from './common-variables.ts'

/** Money among people, or at so much a month, is rarely paid back in instalments. */
const unclear: Ask['unclear'] = {
  unless: ['emi', 'reducingBalance'],
  where: ['lent'],
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
    principalRepaid: 3,
    interestSoFar: 3,
    lasts: 0.1,
    fd: -6,
    simpleInterest: -3,
    compound: -2,
    tenure: 0,
    reducingBalance: 0.1,
    atEnd: 0.1,
  },
  requires: ['loan', 'emi', 'loanEligible', 'lent', 'outstanding', 'principalRepaid', 'interestSoFar'],
  variables: {
    principal: {
      ...principal,
      hints: ['loan', 'principal', 'tenure', 'prepay'],
      avoid: ['emi'],
      rarelyBelow: 20_000,
      doubted: { beside: 'emiOf', below: 200_000 },
    },
    emi: {
      kind: 'money-a-month',
      hints: ['emi', 'monthly'],
      rarelyAbove: 500_000,
    },
    annualRatePercent: { ...rate, byMonth: true },
    years: { ...years, isInMonthsToo: true, avoid: ['after'] },
    afterMonth: { kind: 'months', hints: ['after', 'past', 'outstanding'] },
    instalments: { kind: 'span', hints: [] },
  },
  kin: 'loan',
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'emi',
      cues: ['emi'],
      unclear,
      says: 'emi',
    },
    {
      find: 'totalInterest',
      requires: ['totalInterest', 'looseInterest'],
      unclear,
      says: 'totalInterest',
    },
    {
      find: 'totalPayment',
      requires: ['totalPayment'],
      unclear,
      says: 'totalPayment',
    },
    {
      find: 'principal',
      given: 'emi',
      requires: ['loanEligible'],
      says: 'principal',
    },
    {
      find: 'years',
      needs: ['principal', 'annualRatePercent', 'emi'],
      calculator: 'loan-payoff',
      requires: ['howLong', 'tenure'],
      cues: ['howLong'],
      says: 'years',
    },
    rateFor('emi'),
    {
      find: 'outstanding',
      only: ['outstanding', 'emi', 'totalInterest'],
      calculator: 'loan-prepayment',
      fixed: { lumpSum: 0 },
      needs: ['principal', 'annualRatePercent', 'years', 'afterMonth'],
      requires: ['outstanding', 'left'],
      says: 'outstanding',
    },
    {
      find: 'interestPart',
      calculator: 'loan-part',
      needs: ['principal', 'annualRatePercent', 'years', 'instalments'],
      requires: ['totalInterest', 'looseInterest', 'interest'],
      says: 'interestPart',
    },
    {
      find: 'principalPart',
      calculator: 'loan-part',
      needs: ['principal', 'annualRatePercent', 'years', 'instalments'],
      requires: ['principalRepaid'],
      says: 'principalPart',
    },
    {
      find: 'totalPart',
      calculator: 'loan-part',
      needs: ['principal', 'annualRatePercent', 'years', 'instalments'],
      requires: ['totalPayment'],
      says: 'totalPart',
    },
    {
      find: 'interestPart',
      calculator: 'loan-part',
      needs: ['principal', 'annualRatePercent', 'years', 'afterMonth'],
      requires: ['interestSoFar'],
      says: 'interestSoFar',
    },
    {
      find: 'principalPart',
      calculator: 'loan-part',
      needs: ['principal', 'annualRatePercent', 'years', 'afterMonth'],
      requires: ['principalRepaid'],
      says: 'principalSoFar',
    },
  ],
}
