import type { Details } from '../calculator.ts'

/** What people look for the inflation calculator by, and what explains its answers. */
export const inflationDetails: Details<{ amount: number }, { futureCost: number }> = {
  topic: 'freedom',
  keywords: [
    'inflation',
    'price rise',
    'future cost',
    'purchasing power',
    'buying power',
    'mehngai',
    'mahangai',
    'cost of living',
    'महंगाई',
    'मुद्रास्फीति',
  ],
  aliases: { a: 'amount', r: 'annualRatePercent', y: 'years' },
  formulas: [
    {
      of: ['futureCost', 'roundedFutureCost'],
      symbols: 'F = A × (1 + f)ᵗ',
      filled: '{futureCost} = {amount} × (1 + {annualRatePercent})^{years}',
    },
    {
      of: ['increase'],
      isAside: true,
      symbols: 'D = F − A',
      filled: '{increase} = {futureCost} − {amount}',
    },
    {
      of: ['worth'],
      isAside: true,
      symbols: 'W = A ÷ (1 + f)ᵗ',
      filled: '{worth} = {amount} ÷ (1 + {annualRatePercent})^{years}',
    },
  ],
  legend: {
    F: { meaning: 'Future cost', figure: 'futureCost' },
    D: { meaning: 'Increase, before rounding', figure: 'increase' },
    W: { meaning: 'What the same money will buy, in today’s prices', figure: 'worth' },
    A: { meaning: 'Cost today', figure: 'amount' },
    f: { meaning: 'Inflation a year', figure: 'annualRatePercent' },
    t: { meaning: 'Number of years', figure: 'years' },
  },
  explanation: {
    steps: {
      growth: 'Prices that rise by {annualRatePercent} a year rise by {growth} in {years}.',
      cost: 'What costs {amount} today will cost {futureCost}, which is {increase} more; to the rupee {roundedFutureCost}.',
      worth: 'The same {amount} will then buy what {worth} buys today.',
    },
    figures: ({ amount }, { futureCost }) => ({
      growth: { value: (futureCost / amount - 1) * 100, unit: 'percent' },
    }),
  },
  conventions: {
    yearly: 'Inflation is compounded yearly and the same every year.',
    rounding: 'The future cost is rounded to the rupee.',
  },
  sources: [
    {
      title: 'Inflation calculator, DataStorified',
      url: 'https://calculators.datastorified.com/inflation-calculator',
    },
    { title: 'Inflation calculator, MyAIUtility', url: 'https://myaiutility.com/tools/inflation-calculator' },
  ],
}
