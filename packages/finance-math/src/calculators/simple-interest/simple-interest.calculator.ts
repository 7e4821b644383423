import { simpleInterest } from '../../formulas/simple-interest.ts'
import { defineCalculator } from '../define-calculator.ts'
import { depositCourse, depositInputs, depositInTodaysMoney } from '../deposit-inputs.ts'
import type { Values } from '../input.ts'
import { yearPoints } from '../year-points.ts'

function compute(values: Values<typeof depositInputs>, inflationPercent?: number) {
  return depositInTodaysMoney(simpleInterest(values), values, inflationPercent)
}

function yearly(values: Values<typeof depositInputs>, inflationPercent?: number) {
  return yearPoints(values.years).map((years) => ({
    year: years,
    ...compute({ ...values, years }, inflationPercent),
  }))
}

/** Interest on a principal that earns no interest on interest. */
export const simpleInterestCalculator = defineCalculator({
  id: 'simple-interest',
  name: 'Simple Interest Calculator',
  description: 'Interest on a principal that stays the same every year',
  icon: 'percent',
  keywords: ['simple interest', 'si', 'flat interest', 'sadharan byaj', 'byaj', 'साधारण ब्याज', 'ब्याज'],
  inputs: depositInputs,
  outputs: {
    total: { label: 'Total amount', unit: 'inr', role: 'headline' },
    principalPart: { label: 'Principal', unit: 'inr', role: 'part' },
    interest: { label: 'Interest', unit: 'inr', role: 'part' },
  },
  composition: { total: 'total', parts: ['principalPart', 'interest'] },
  compute: (values, inflationPercent) => ({
    ...compute(values, inflationPercent),
    principalPart: values.principal,
  }),
  ...depositCourse(yearly),
  formulas: [
    { symbols: 'I = P × R × t', filled: '{interest} = {principal} × {annualRatePercent} × {years}' },
    { of: ['total'], isAside: true, symbols: 'A = P + I', filled: '{total} = {principal} + {interest}' },
  ],
  legend: {
    I: { meaning: 'Interest', figure: 'interest' },
    P: { meaning: 'Principal', figure: 'principal' },
    R: { meaning: 'Interest rate a year', figure: 'annualRatePercent' },
    t: { meaning: 'Number of years', figure: 'years' },
    A: { meaning: 'Total amount', figure: 'total' },
  },
  explanation: {
    steps: {
      year: 'Each year {principal} earn {yearInterest}, and the interest earns nothing itself.',
      total: 'After {years} that is {interest} of interest, and {total} in all.',
    },
    figures: ({ principal, annualRatePercent }) => ({
      yearInterest: { value: (principal * annualRatePercent) / 100, unit: 'inr' },
    }),
  },
  conventions: { simple: 'Interest is not added to the principal.' },
  goals: [
    { question: 'What principal becomes this amount?', input: 'principal', output: 'total' },
    { question: 'What rate makes it this amount?', input: 'annualRatePercent', output: 'total' },
    { question: 'How long until it is this amount?', input: 'years', output: 'total' },
  ],
  examples: [
    {
      given: { principal: 10_000, annualRatePercent: 5, years: 2 },
      expect: { interest: 1000, total: 11_000 },
      source: '10,000 × 5 % × 2',
    },
  ],
  sources: [
    {
      title: 'Simple against compound interest, RupeeTracker',
      url: 'https://www.rupeetracker.com/learn/how-to-calculate-fd-maturity-amount',
    },
  ],
})
