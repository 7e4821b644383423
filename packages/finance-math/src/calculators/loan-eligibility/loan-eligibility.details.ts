import type { Details } from '../calculator.ts'

/** What people look for the loan-eligibility calculator by, and what explains its answers. */
export const loanEligibilityDetails: Details<{
  monthlyIncome: number
  foirPercent: number
  annualRatePercent: number
  years: number
}> = {
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
      symbols: 'L = E × (1 − (1 + i)^(−n)) ÷ i',
      filled: '{loanAmount} = {maxEmi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
      when: { input: 'annualRatePercent', isNot: [0] },
    },
    {
      symbols: 'L = E × n',
      filled: '{loanAmount} = {maxEmi} × {months}',
      when: { input: 'annualRatePercent', is: [0] },
    },
    {
      symbols: 'T = L + I',
      filled: '{totalPayment} = {loanAmount} + {totalInterest}',
      of: ['totalPayment', 'totalInterest'],
      isAside: true,
    },
  ],
  legend: {
    L: { meaning: 'Loan', figure: 'loanAmount' },
    E: { meaning: 'Instalment a month', figure: 'maxEmi' },
    i: { meaning: 'Interest of a month', figure: 'monthlyRate' },
    n: { meaning: 'Number of instalments', figure: 'months' },
    T: { meaning: 'Paid in all', figure: 'totalPayment' },
    I: { meaning: 'Interest', figure: 'totalInterest' },
  },
  explanation: {
    steps: {
      share:
        'Of {monthlyIncome} a month {allowed} may go into instalments ({foirPercent}); {existingEmi} of that are taken.',
      left: 'The {maxEmi} that are left pay back {loanAmount} in {months}.',
      nothing: 'Where other instalments take all of the share, no loan is left.',
    },
    figures: ({ monthlyIncome, foirPercent, annualRatePercent, years }) => ({
      allowed: { value: (monthlyIncome / 100) * foirPercent, unit: 'inr' },
      months: { value: Math.round(12 * years), unit: 'months' },
      monthlyRate: { value: annualRatePercent / 12, unit: 'percent' },
    }),
  },
  conventions: {
    share: 'The share (FOIR) is the bank’s choice: 40 to 60 % with most. It is of income in hand.',
    price:
      'A home loan is also limited by the price: 90 % of it up to 30 lakh, 80 % up to 75 lakh, 75 % above, which is not computed here.',
    instalments: 'Instalments are equal and paid at the end of each month; fees are left out.',
  },
  sources: [
    { title: 'OpenFormula 1.3, function PV' },
    { title: 'Fixed obligations to income ratio (FOIR), as banks print it' },
  ],
}
