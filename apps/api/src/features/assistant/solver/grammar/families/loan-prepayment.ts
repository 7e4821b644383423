import type { Family } from '../family.ts'
import { notOrdinary } from './common-cues.ts'
import { loanRate, principal, years } from './common-variables.ts'

/** One prepayment of such a loan. */
export const loanPrepayment: Family = {
  id: 'loan-prepayment',
  calculator: 'loan-prepayment',
  cues: { ...notOrdinary, prepay: 9, loan: 2, emi: 1, saved: 1, sip: -6 },
  requires: ['prepay'],
  variables: {
    principal: { ...principal, name: 'loan amount', hints: ['loan'], avoid: ['prepay'] },
    annualRatePercent: loanRate,
    years: { ...years, name: 'tenure of the loan', hints: ['loan', 'tenure'], avoid: ['after'] },
    afterMonth: { kind: 'months', name: 'when you prepay', hints: ['after'] },
    lumpSum: { kind: 'money', name: 'prepayment', hints: ['prepay'], avoid: ['loan'] },
  },
  kin: 'loan',
  follows: ['loan'],
  inputs: ['principal', 'annualRatePercent', 'years', 'afterMonth', 'lumpSum'],
  asks: [
    {
      find: 'interestSavedByTenure',
      cues: ['saved', 'totalInterest', 'interest'],
      says: 'Prepaying {lumpSum} after {afterMonth} saves **{interestSavedByTenure}** of interest when the EMI of {emi} stays and the loan ends {monthsSaved} earlier. If the EMI is lowered to {newEmi} instead, it saves {interestSavedByEmi}.',
    },
    {
      find: 'monthsSaved',
      requires: ['monthsSaved', 'howLong'],
      says: 'Prepaying {lumpSum} after {afterMonth} ends the loan **{monthsSaved}** earlier, with the same EMI of {emi}; it saves {interestSavedByTenure} of interest.',
    },
    {
      find: 'newEmi',
      requires: ['newEmi'],
      says: 'Prepaying {lumpSum} after {afterMonth} lowers the EMI from {emi} to **{newEmi}** when the loan keeps its end; it saves {interestSavedByEmi} of interest.',
    },
  ],
  assumes: 'reducing balance, instalments at the end of each month, one prepayment without charges',
}
