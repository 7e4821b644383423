import type { Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { loanRate, principal, years } from './common-variables.ts'

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
    atEnd: 0.1,
  },
  requires: ['flatRate'],
  variables: {
    principal: {
      ...principal,
      name: 'loan amount',
      hints: ['loan', 'principal', 'tenure'],
      avoid: ['emi'],
      doubted: { beside: 'emiOf', below: 500_000 },
    },
    annualRatePercent: { ...loanRate, byMonth: true, hints: ['flatRate', 'rate', 'interest', 'yearly'] },
    years: { ...years, name: 'tenure', isInMonthsToo: true },
  },
  inputs: ['principal', 'annualRatePercent', 'years'],
  asks: [
    {
      find: 'emi',
      cues: ['emi'],
      says: 'At a flat rate of {annualRatePercent}, the EMI on {principal} for {years} is **{emi}** a month. In all you pay {totalPayment}; {totalInterest} of it is interest, as much as {reducingRatePercent} on the reducing balance would cost.',
    },
    {
      find: 'totalInterest',
      requires: ['totalInterest', 'looseInterest'],
      says: 'At a flat rate of {annualRatePercent}, {principal} for {years} costs **{totalInterest}** of interest in all, with an EMI of {emi} a month.',
    },
    {
      find: 'totalPayment',
      requires: ['totalPayment'],
      says: 'At a flat rate of {annualRatePercent}, you pay **{totalPayment}** in all on {principal} for {years}: an EMI of {emi} a month, {totalInterest} of it interest.',
    },
  ],
  assumes: 'interest on the whole amount until the end, equal monthly instalments, not rounded',
}
