import type { Details } from '../calculator.ts'
import { type FireValues, realReturn } from './fire-plan.ts'

/** What people look for the fire calculator by, and what explains its answers. */
export const fireDetails: Details<FireValues> = {
  topic: 'freedom',
  keywords: [
    'fire',
    'financial independence',
    'retire early',
    'early retirement',
    'fire number',
    'coast fire',
    'lean fire',
    'fat fire',
    'years to fire',
    'arthik azadi',
    'आर्थिक आज़ादी',
    'जल्दी सेवानिवृत्ति',
  ],
  aliases: { e: 'monthlyExpenses', s: 'currentSavings', m: 'monthlyInvestment', r: 'annualReturnPercent' },
  formulas: [
    { symbols: 'C = 12 × E ÷ W', filled: '{corpus} = 12 × {monthlyExpenses} ÷ {withdrawalRatePercent}' },
    {
      symbols: 'K = C ÷ (1 + j)^t',
      filled: '{coastToday} = {corpus} ÷ (1 + {realReturn})^{coastYears}',
      of: ['coastToday'],
    },
    {
      symbols: 'L = C × l',
      filled: '{leanCorpus} = {corpus} × {leanPercent}',
      of: ['leanCorpus'],
      isAside: true,
    },
    {
      symbols: 'F = C × f',
      filled: '{fatCorpus} = {corpus} × {fatPercent}',
      of: ['fatCorpus'],
      isAside: true,
    },
  ],
  legend: {
    C: { meaning: 'Corpus', figure: 'corpus' },
    E: { meaning: 'Expenses a month', figure: 'monthlyExpenses' },
    W: { meaning: 'Withdrawn a year', figure: 'withdrawalRatePercent' },
    K: { meaning: 'Enough today to coast', figure: 'coastToday' },
    j: { meaning: 'Return beyond inflation', figure: 'realReturn' },
    t: { meaning: 'Years to coast', figure: 'coastYears' },
  },
  explanation: {
    steps: {
      corpus: 'A year’s expenses over {withdrawalRatePercent} are {corpus}, at today’s prices.',
      real: 'A return of {annualReturnPercent} with {inflationPercent} of inflation is {realReturn} beyond prices.',
      years:
        '{currentSavings}, and {monthlyInvestment} a month that rise with prices, are worth that in {years}.',
      coast: '{coastToday} invested today would become it in {coastYears} without another payment.',
    },
    figures: (values) => ({ realReturn: { value: realReturn(values), unit: 'percent' } }),
  },
  conventions: {
    today: 'Everything is in today’s money, and the monthly investment rises with prices.',
    rule: 'That 4 % of a corpus can be withdrawn for 30 years is what the worst starts of US history allowed; India’s is too short to say. A longer retirement asks for less.',
    tax: 'Taxes on returns and withdrawals are left out: put them into the expenses and the return.',
    reached: 'Where the savings never pay for the expenses, there is no answer.',
  },
  sources: [
    { title: 'W. P. Bengen, Journal of Financial Planning, October 1994' },
    { title: 'OpenFormula 1.3, functions NPER and PV' },
  ],
}
