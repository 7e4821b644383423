import type { Details } from '../calculator.ts'
import { type CardValues, cardRows } from './card-course.ts'

/** What people look for the card-payoff calculator by, and what explains its answers. */
export const cardPayoffDetails: Details<CardValues> = {
  topic: 'loans',
  keywords: [
    'credit card',
    'credit card payoff',
    'minimum due',
    'card interest',
    'card debt',
    'credit card emi',
    'udhar',
    'क्रेडिट कार्ड',
    'न्यूनतम देय',
    'कार्ड ब्याज',
  ],
  aliases: { b: 'balance', r: 'annualRatePercent', p: 'monthlyPayment' },
  formulas: [
    {
      symbols: 'Bₖ = Bₖ₋₁ + Iₖ − Pₖ',
      filled: '{firstBalance} = {balance} + {firstInterest} − {firstPayment}',
    },
    {
      symbols: 'T = B + I',
      filled: '{totalPaid} = {owed} + {totalInterest}',
      of: ['totalPaid', 'totalInterest', 'owed'],
      isAside: true,
    },
  ],
  legend: {
    Bₖ: { meaning: 'Owed after month k; here after the first', figure: 'firstBalance' },
    Iₖ: { meaning: 'Interest of month k', figure: 'firstInterest' },
    Pₖ: { meaning: 'Payment of month k', figure: 'firstPayment' },
    T: { meaning: 'Paid in all', figure: 'totalPaid' },
    B: { meaning: 'Owed today', figure: 'owed' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      month:
        'Each month a twelfth of {annualRatePercent} is added, then the payment is taken off: {firstInterest} and {firstPayment} in the first.',
      falling: {
        text: 'The minimum due falls with what is owed, so that it takes ever longer.',
        when: { input: 'mode', is: ['minimum'] },
      },
      end: 'After {months} nothing is owed; {totalInterest} of interest were paid.',
    },
    figures: (values) => {
      const first = cardRows(values)[0] as ReturnType<typeof cardRows>[number]
      return {
        firstInterest: { value: first.interest, unit: 'inr' },
        firstPayment: { value: first.payment, unit: 'inr' },
        firstBalance: { value: first.balance, unit: 'inr' },
      }
    },
  },
  conventions: {
    nothingNew:
      'Nothing more is spent on the card, and there is no fee or tax on the interest (banks add 18 % GST to it).',
    never: 'A payment that does not exceed the interest of a month never ends the debt, and has no answer.',
    last: 'The last payment is what is left.',
    minimum:
      'Banks set the minimum due in different ways: a share of what was owed before the interest, at least a floor, with the interest inside it or on top.',
  },
  rounding: {
    flows: ['interest', 'payment'],
    totals: { interest: 'totalInterest' },
    opening: ({ balance }) => ({ balance }),
    rests: { payment: { plus: ['interest'], minus: ['balance'], plusBefore: ['balance'] } },
  },
  sources: [
    { title: 'OpenFormula 1.3, function NPER, rounded up to whole months' },
    { title: 'Reserve Bank of India, Master Direction on credit cards of 21 April 2022, paragraph 9' },
  ],
}
