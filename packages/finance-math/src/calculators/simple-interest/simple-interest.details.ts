import type { Details } from '../calculator.ts'
import { depositRounding } from '../deposit-rounding.ts'

/** What people look for the simple-interest calculator by, and what explains its answers. */
export const simpleInterestDetails: Details<{ principal: number; annualRatePercent: number }> = {
  topic: 'deposits',
  keywords: ['simple interest', 'si', 'flat interest', 'sadharan byaj', 'byaj', 'साधारण ब्याज', 'ब्याज'],
  formulas: [
    { symbols: 'I = P × R × t', filled: '{interest} = {principal} × {annualRatePercent} × {years}' },
    { of: ['total'], isAside: true, symbols: 'A = P + I', filled: '{total} = {principal} + {interest}' },
  ],
  aliases: { p: 'principal', r: 'annualRatePercent', y: 'years' },
  legend: {
    I: { meaning: 'Interest', figure: 'interest' },
    P: { meaning: 'Principal', figure: 'principal' },
    R: { meaning: 'Interest rate a year', figure: 'annualRatePercent' },
    t: { meaning: 'Number of years', figure: 'years' },
    A: { meaning: 'Total amount', figure: 'total' },
  },
  explanation: {
    steps: {
      year: 'Each year {principal} earns {yearInterest}, and the interest earns nothing itself.',
      total: 'After {years} that is {interest} of interest, and {total} in all.',
    },
    figures: ({ principal, annualRatePercent }) => ({
      yearInterest: { value: (principal * annualRatePercent) / 100, unit: 'inr' },
    }),
  },
  conventions: { simple: 'Interest is not added to the principal.' },
  rounding: depositRounding,
  sources: [
    {
      title: 'Simple against compound interest, RupeeTracker',
      url: 'https://www.rupeetracker.com/learn/how-to-calculate-fd-maturity-amount',
    },
  ],
}
