import type { CompoundInterestInput } from '../../formulas/compound-interest.ts'
import type { Details } from '../calculator.ts'
import { depositRounding } from '../deposit-rounding.ts'

const periodsPerYear = { yearly: 1, 'half-yearly': 2, quarterly: 4 }

/** What people look for the compound-interest calculator by, and what explains its answers. */
export const compoundInterestDetails: Details<Required<CompoundInterestInput>> = {
  topic: 'deposits',
  keywords: [
    'compound interest',
    'ci',
    'compounding',
    'power of compounding',
    'chakravriddhi byaj',
    'savings interest',
    'चक्रवृद्धि ब्याज',
    'चक्रवृद्धि',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', y: 'years', f: 'frequency' },
  formulas: [
    {
      symbols: 'A = P × (1 + R ÷ m)^(m × t)',
      filled:
        '{total} = {principal} × (1 + {annualRatePercent} ÷ {periodsPerYear})^({periodsPerYear} × {years})',
    },
    { of: ['interest'], isAside: true, symbols: 'I = A − P', filled: '{interest} = {total} − {principal}' },
  ],
  legend: {
    A: { meaning: 'Total amount', figure: 'total' },
    P: { meaning: 'Principal', figure: 'principal' },
    R: { meaning: 'Interest rate a year', figure: 'annualRatePercent' },
    m: { meaning: 'Times a year that interest is added', figure: 'periodsPerYear' },
    t: { meaning: 'Number of years', figure: 'years' },
    I: { meaning: 'Interest', figure: 'interest' },
  },
  explanation: {
    steps: {
      period: 'Compounded {frequency}, each period adds {periodRate} to the amount, {periods} times.',
      total: '{principal} becomes {total}, of which {interest} is interest.',
    },
    figures: ({ annualRatePercent, frequency, years }) => ({
      periodsPerYear: { value: periodsPerYear[frequency], unit: 'number' },
      periodRate: { value: annualRatePercent / periodsPerYear[frequency], unit: 'percent' },
      periods: { value: periodsPerYear[frequency] * years, unit: 'number' },
    }),
  },
  conventions: { nominal: 'The rate of a period is the yearly rate divided by the periods of a year.' },
  rounding: depositRounding,
  sources: [
    {
      title: 'Comparing quantities, example 11, Teachoo',
      url: 'https://www.teachoo.com/9150/2109/Example-11/category/Examples/',
    },
  ],
}
