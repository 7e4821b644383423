import type { Details } from '../calculator.ts'
import { depositRounding } from '../deposit-rounding.ts'

/** What people look for the fd calculator by, and what explains its answers. */
export const fdDetails: Details<{ principal: number; annualRatePercent: number; years: number }> = {
  topic: 'deposits',
  keywords: [
    'fd',
    'fixed deposit',
    'term deposit',
    'bank deposit',
    'maturity',
    'savadhi jama',
    'jama',
    'एफडी',
    'सावधि जमा',
    'फिक्स्ड डिपॉजिट',
    'जमा',
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', y: 'years' },
  formulas: [
    {
      symbols: 'A = P × (1 + R ÷ 4)^(4 × t)',
      filled: '{maturity} = {principal} × (1 + {annualRatePercent} ÷ 4)^(4 × {years})',
    },
    {
      of: ['interest'],
      isAside: true,
      symbols: 'I = A − P',
      filled: '{interest} = {maturity} − {principal}',
    },
  ],
  legend: {
    A: { meaning: 'Maturity value', figure: 'maturity' },
    P: { meaning: 'Deposit', figure: 'principal' },
    R: { meaning: 'Interest rate a year', figure: 'annualRatePercent' },
    t: { meaning: 'Number of years', figure: 'years' },
    I: { meaning: 'Interest', figure: 'interest' },
  },
  explanation: {
    steps: {
      quarter: 'Each of {quarters} quarters adds {quarterRate} to the deposit.',
      total: '{principal} becomes {maturity}, of which {interest} is interest.',
    },
    figures: ({ annualRatePercent, years }) => ({
      quarterRate: { value: annualRatePercent / 4, unit: 'percent' },
      quarters: { value: 4 * years, unit: 'number' },
    }),
  },
  conventions: {
    quarterly: 'Interest is added every quarter, as banks in India do for cumulative deposits.',
    tax: 'Tax on the interest is not taken off.',
  },
  rounding: depositRounding,
  sources: [
    {
      title: 'Maturity amount of a fixed deposit compounded quarterly',
      url: 'http://blog.kbsbng.com/2011/01/maturity-amount-calculation-for-fixed.html',
    },
    {
      title: 'Fixed deposit, Easycalculation',
      url: 'https://www.easycalculation.com/maths-dictionary/fixed_deposit.html',
    },
  ],
}
