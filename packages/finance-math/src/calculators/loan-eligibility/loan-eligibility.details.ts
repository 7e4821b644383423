import { homeLoanShares } from '../../india/rules/home-loan-rules.ts'
import type { Details } from '../calculator.ts'
import { usedRule } from '../used-rule.ts'
import { type EligibleLoanValues, eligibleLoan } from './eligible-loan.ts'

const forHome = { input: 'price', isNot: [0] } as const

/** What people look for the loan-eligibility calculator by, and what explains its answers. */
export const loanEligibilityDetails: Details<EligibleLoanValues> = {
  topic: 'loans',
  keywords: [
    'loan eligibility',
    'home loan eligibility',
    'how much loan',
    'foir',
    'affordability',
    'eligible loan amount',
    'eligible home loan',
    'eligible loan',
    'eligible for',
    'loan eligible',
    'kitna loan',
    'rin patrata',
    'ऋण पात्रता',
    'लोन पात्रता',
    'कितना लोन',
  ],
  aliases: { i: 'monthlyIncome', e: 'existingEmi', r: 'annualRatePercent', y: 'years' },
  formulas: [
    {
      symbols: 'B = E × (1 − (1 + i)^(−n)) ÷ i',
      filled: '{unlimited} = {maxEmi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
      when: { input: 'annualRatePercent', isNot: [0] },
    },
    {
      symbols: 'B = E × n',
      filled: '{unlimited} = {maxEmi} × {months}',
      when: { input: 'annualRatePercent', is: [0] },
    },
    { symbols: 'L = min(B, M)', filled: '{loanAmount} = min({unlimited}, {mostLent})', when: forHome },
    {
      symbols: 'T = L + I',
      filled: '{totalPayment} = {loanAmount} + {totalInterest}',
      of: ['totalPayment', 'totalInterest'],
      isAside: true,
    },
  ],
  legend: {
    L: { meaning: 'Loan', figure: 'loanAmount' },
    B: { meaning: 'What the income carries', figure: 'unlimited' },
    M: { meaning: 'What a bank may lend on the price', figure: 'mostLent' },
    E: { meaning: 'Instalment that is left for it', figure: 'maxEmi' },
    i: { meaning: 'Interest of a month', figure: 'monthlyRate' },
    n: { meaning: 'Number of instalments', figure: 'months' },
    T: { meaning: 'Paid in all', figure: 'totalPayment' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      share:
        'Of {monthlyIncome} a month {allowed} may go into instalments ({foirPercent}); {existingEmi} of that is taken.',
      left: 'The {maxEmi} that are left pay back {unlimited} in {months}.',
      price: {
        text: 'On a home of {price} a bank may lend {mostLent}: the loan is the lower of both, {loanAmount}, at {instalment} a month.',
        when: forHome,
      },
      nothing: 'Where other instalments take all of the share, no loan is left.',
    },
    figures: (values) => ({
      allowed: { value: (values.monthlyIncome / 100) * values.foirPercent, unit: 'inr' },
      months: { value: eligibleLoan(values).months, unit: 'months' },
      monthlyRate: { value: values.annualRatePercent / 12, unit: 'percent' },
    }),
  },
  conventions: {
    share: 'The share (FOIR) is the bank’s choice: 40 to 60 % with most. It is of income in hand.',
    price:
      'A home loan is also limited by the price: 90 % of it up to 30 lakh, 80 % up to 75 lakh, 75 % above. These shares are probable: they were not checked against the text of the Reserve Bank’s circular. Stamp duty, registration and fees do not count into the price.',
    instalments: 'Instalments are equal and paid at the end of each month; fees are left out.',
  },
  rules: ({ price }) => (price > 0 ? [usedRule(homeLoanShares)] : []),
  sources: [
    { title: 'OpenFormula 1.3, function PV' },
    { title: 'Fixed obligations to income ratio (FOIR), as banks print it' },
  ],
}
