import type { Details } from '../calculator.ts'
import { type FlatLoanValues, instalmentsOf } from './flat-loan.ts'

/** What people look for the flat-vs-reducing calculator by, and what explains its answers. */
export const flatVsReducingDetails: Details<
  FlatLoanValues,
  { reducingRatePercent: number; extraInterest: number }
> = {
  topic: 'loans',
  keywords: [
    'flat rate',
    'flat vs reducing',
    'flat interest rate',
    'flat interest',
    'reducing balance',
    'reducing rate',
    'diminishing balance',
    'effective interest rate of a loan',
    'two wheeler loan',
    'consumer loan',
    'byaj dar',
    'फ्लैट रेट',
    'ब्याज दर',
    'घटता शेष',
  ],
  aliases: { p: 'principal', f: 'flatRatePercent', y: 'years', r: 'otherRatePercent' },
  formulas: [
    {
      symbols: 'E = P ÷ n + P × f ÷ 12',
      filled: '{emi} = {principal} ÷ {months} + {principal} × {flatRatePercent} ÷ 12',
      of: ['emi'],
    },
    {
      symbols: 'P = E × (1 − (1 + i)^(−n)) ÷ i',
      filled: '{principal} = {emi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
      when: { input: 'flatRatePercent', isNot: [0] },
      of: ['reducingRatePercent'],
    },
    {
      symbols: 'R = 12 × i',
      filled: '{reducingRatePercent} = 12 × {monthlyRate}',
      of: ['reducingRatePercent'],
    },
    {
      symbols: 'T = P + I',
      filled: '{totalPayment} = {principal} + {totalInterest}',
      of: ['totalPayment', 'totalInterest'],
      isAside: true,
    },
    {
      symbols: 'D = I − J',
      filled: '{extraInterest} = {totalInterest} − {otherInterest}',
      of: ['extraInterest', 'otherInterest'],
      isAside: true,
    },
  ],
  legend: {
    E: { meaning: 'Instalment a month', figure: 'emi' },
    P: { meaning: 'Loan amount', figure: 'principal' },
    n: { meaning: 'Number of instalments', figure: 'months' },
    f: { meaning: 'Flat rate a year', figure: 'flatRatePercent' },
    i: { meaning: 'Interest a month on what is owed', figure: 'monthlyRate' },
    R: { meaning: 'Reducing rate that it amounts to', figure: 'reducingRatePercent' },
    T: { meaning: 'Paid in all', figure: 'totalPayment' },
    I: { meaning: 'Interest at the flat rate', figure: 'totalInterest' },
    J: { meaning: 'Interest of the other loan', figure: 'otherInterest' },
    D: { meaning: 'What the flat rate costs more', figure: 'extraInterest' },
  },
  explanation: {
    steps: {
      flat: 'A flat rate of {flatRatePercent} is charged on {principal} to the end, whatever has been paid back: {totalInterest} over {months}.',
      instalment: 'With the loan itself that makes {months} of {emi} each.',
      real: 'The same instalments pay back a loan at {reducingRatePercent} a year on what is still owed: that is the rate to hold against a bank’s.',
      other:
        'Such a loan at {otherRatePercent} has instalments of {otherEmi} and costs {otherInterest} of interest; the flat rate costs {difference} {comparison}.',
    },
    figures: (values, { reducingRatePercent, extraInterest }) => ({
      months: { value: instalmentsOf(values), unit: 'months' },
      monthlyRate: { value: reducingRatePercent / 12, unit: 'percent' },
      difference: { value: Math.abs(extraInterest), unit: 'inr' },
      comparison: { value: extraInterest < 0 ? 'less' : 'more', unit: 'text' },
    }),
  },
  conventions: {
    rate: 'The reducing rate is twelve times that of a month, as banks name theirs and as the Reserve Bank asks for in the key facts of a loan.',
    parts: 'At a flat rate every instalment holds the same part of the loan and the same interest.',
    closing:
      'Whoever closes a flat loan early may owe more than the table says: lenders then count the interest their own way.',
    fees: 'Fees are left out; they make the true rate higher still.',
  },
  rounding: {
    flows: ['principalPaid', 'interestPaid', 'totalPayment', 'otherInterest'],
    totals: { totalPayment: 'totalPayment', otherInterest: 'otherInterest' },
    opening: ({ principal }) => ({ balance: principal }),
    rests: {
      principalPaid: { plusBefore: ['balance'], minus: ['balance'] },
      interestPaid: { plus: ['totalPayment'], minus: ['principalPaid'] },
    },
  },
  sources: [
    { title: 'OpenFormula 1.3, functions RATE and PMT' },
    {
      title:
        'Reserve Bank of India, Key Facts Statement for Loans & Advances (15 April 2024), annex B: the annual percentage rate',
    },
  ],
}
