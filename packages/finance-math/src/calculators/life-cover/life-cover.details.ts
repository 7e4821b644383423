import type { Details } from '../calculator.ts'

/** What people look for the life-cover calculator by, and what explains its answers. */
export const lifeCoverDetails: Details<{ annualIncome: number; annualOwnExpenses: number }> = {
  topic: 'more',
  keywords: [
    'life cover',
    'life insurance',
    'term insurance',
    'term plan',
    'human life value',
    'hlv',
    'how much insurance',
    'jeevan bima',
    'bima kitna',
    'जीवन बीमा',
    'टर्म इंश्योरेंस',
    'बीमा कवर',
  ],
  aliases: { i: 'annualIncome', x: 'annualOwnExpenses', y: 'yearsToRetirement', d: 'debts' },
  formulas: [
    {
      symbols: 'H = (Y − X) × Σ ((1 + g) ÷ (1 + d))^k',
      filled: '{humanLifeValue} = {forFamily} × Σ ((1 + {incomeGrowthPercent}) ÷ (1 + {discountPercent}))^k',
    },
    {
      symbols: 'C = max(0, H + N − A)',
      filled: '{coverNeeded} = max(0, {humanLifeValue} + {needs} − {has})',
    },
  ],
  legend: {
    H: { meaning: 'What the income is worth today', figure: 'humanLifeValue' },
    Y: { meaning: 'Income a year', figure: 'annualIncome' },
    X: { meaning: 'Spent on yourself', figure: 'annualOwnExpenses' },
    g: { meaning: 'Growth of both', figure: 'incomeGrowthPercent' },
    d: { meaning: 'What the sum earns', figure: 'discountPercent' },
    k: { meaning: 'Year, from 0 to the last of income' },
    C: { meaning: 'Cover still needed', figure: 'coverNeeded' },
    N: { meaning: 'Loans and goals', figure: 'needs' },
    A: { meaning: 'There already', figure: 'has' },
  },
  explanation: {
    steps: {
      family: 'Of {annualIncome} a year the family loses {forFamily}: the rest you spend on yourself.',
      worth:
        'Over {yearsToRetirement}, growing by {incomeGrowthPercent} and held against {discountPercent} that money earns, that is worth {humanLifeValue} today.',
      cover: 'With {needs} of loans and goals, and {has} that is there, {coverNeeded} of cover is missing.',
    },
    figures: ({ annualIncome, annualOwnExpenses }) => ({
      forFamily: { value: Math.max(0, annualIncome - annualOwnExpenses), unit: 'inr' },
    }),
  },
  conventions: {
    start: 'Each year’s income counts at the year’s start, and own expenses grow as it does.',
    enough: 'Where what is there is enough, nothing is missing: the cover is never below 0.',
    rough: 'Ten or fifteen times the income, as often advised, looks at neither loans nor years left.',
  },
  sources: [{ title: 'S. S. Huebner, The Economics of Life Insurance, 1927, on the human life value' }],
}
