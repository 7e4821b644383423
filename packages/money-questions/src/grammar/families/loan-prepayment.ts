import type { Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { principal, rate, years } from './common-variables.ts'

/** One prepayment of such a loan. */
export const loanPrepayment: Family = {
  id: 'loan-prepayment',
  calculator: 'loan-prepayment',
  cues: { ...notOrdinary, prepay: 9, loan: 2, emi: 1, saved: 1, sip: -6 },
  requires: ['prepay'],
  variables: {
    principal: { ...principal, hints: ['loan'], avoid: ['prepay'] },
    annualRatePercent: rate,
    years: { ...years, hints: ['loan', 'tenure'], avoid: ['after'] },
    afterMonth: { kind: 'months', hints: ['after'] },
    lumpSum: { kind: 'money', hints: ['prepay'], avoid: ['loan'] },
  },
  kin: 'loan',
  follows: ['loan'],
  inputs: ['principal', 'annualRatePercent', 'years', 'afterMonth', 'lumpSum'],
  asks: [
    {
      find: 'interestSavedByTenure',
      cues: ['saved', 'totalInterest', 'interest'],
      says: 'interestSavedByTenure',
    },
    {
      find: 'monthsSaved',
      requires: ['monthsSaved', 'howLong'],
      says: 'monthsSaved',
    },
    {
      find: 'newEmi',
      requires: ['newEmi'],
      says: 'newEmi',
    },
  ],
}
