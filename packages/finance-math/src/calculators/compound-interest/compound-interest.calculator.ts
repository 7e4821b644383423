import { compoundInterest } from '../../formulas/compound-interest.ts'
import { defineCalculator } from '../define-calculator.ts'
import { depositCourse, depositInputs, depositInTodaysMoney } from '../deposit-inputs.ts'
import type { Values } from '../input.ts'
import { yearPoints } from '../year-points.ts'

const inputs = {
  ...depositInputs,
  frequency: {
    kind: 'choice',
    label: 'Compounded',
    default: 'yearly',
    options: { yearly: 'Yearly', 'half-yearly': 'Half-yearly', quarterly: 'Quarterly' },
  },
} as const

const periodsPerYear = { yearly: 1, 'half-yearly': 2, quarterly: 4 }

function compute(values: Values<typeof inputs>, inflationPercent?: number) {
  return depositInTodaysMoney(compoundInterest(values), values, inflationPercent)
}

function yearly(values: Values<typeof inputs>, inflationPercent?: number) {
  return yearPoints(values.years).map((years) => ({
    year: years,
    ...compute({ ...values, years }, inflationPercent),
  }))
}

/** What a deposit grows to when interest earns interest. */
export const compoundInterestCalculator = defineCalculator({
  id: 'compound-interest',
  name: 'Compound Interest Calculator',
  description: 'What a deposit grows to when interest earns interest',
  icon: 'layers',
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
  inputs,
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
      total: '{principal} become {total}, of which {interest} are interest.',
    },
    figures: ({ annualRatePercent, frequency, years }) => ({
      periodsPerYear: { value: periodsPerYear[frequency], unit: 'number' },
      periodRate: { value: annualRatePercent / periodsPerYear[frequency], unit: 'percent' },
      periods: { value: periodsPerYear[frequency] * years, unit: 'number' },
    }),
  },
  conventions: { nominal: 'The rate of a period is the yearly rate divided by the periods of a year.' },
  goals: [
    { question: 'What principal becomes this amount?', input: 'principal', output: 'total' },
    { question: 'What rate makes it this amount?', input: 'annualRatePercent', output: 'total' },
    { question: 'How long until it is this amount?', input: 'years', output: 'total' },
  ],
  examples: [
    {
      given: { principal: 12_600, annualRatePercent: 10, years: 2, frequency: 'yearly' },
      expect: { interest: 2646, total: 15_246 },
      source: 'NCERT Mathematics, class 8, chapter 8, example 11',
    },
    {
      given: { principal: 100_000, annualRatePercent: 9, years: 5, frequency: 'quarterly' },
      expect: { total: 156_050.92 },
      source: 'blog.kbsbng.com, 2011: 1 lakh at 9 % for 5 years, compounded quarterly',
    },
    {
      given: { principal: 10_000, annualRatePercent: 8, years: 5, frequency: 'yearly' },
      expect: { total: 14_693 },
      precision: 1,
      source: 'pharm11reliable.com, 2019: 10,000 at 8 % for 5 years, compounded yearly',
    },
  ],
  sources: [
    {
      title: 'Comparing quantities, example 11, Teachoo',
      url: 'https://www.teachoo.com/9150/2109/Example-11/category/Examples/',
    },
  ],
})
