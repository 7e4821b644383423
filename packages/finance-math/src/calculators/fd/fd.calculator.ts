import { fixedDeposit } from '../../formulas/fixed-deposit.ts'
import { defineCalculator } from '../define-calculator.ts'
import { depositCourse, depositInputs, depositInTodaysMoney } from '../deposit-inputs.ts'
import type { Values } from '../input.ts'
import { yearPoints } from '../year-points.ts'

function compute(values: Values<typeof depositInputs>, inflationPercent?: number) {
  const { maturity, interest } = fixedDeposit(values)
  return depositInTodaysMoney({ total: maturity, interest }, values, inflationPercent)
}

function yearly(values: Values<typeof depositInputs>, inflationPercent?: number) {
  return yearPoints(values.years).map((years) => ({
    year: years,
    ...compute({ ...values, years }, inflationPercent),
  }))
}

/** What a bank's fixed deposit pays at maturity. */
export const fdCalculator = defineCalculator({
  id: 'fd',
  name: 'FD Calculator',
  description: 'What a fixed deposit pays at maturity, with interest added every quarter',
  icon: 'piggy-bank',
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
  inputs: depositInputs,
  outputs: {
    maturity: { label: 'Maturity value', unit: 'inr', role: 'headline' },
    principalPart: { label: 'Deposit', unit: 'inr', role: 'part' },
    interest: { label: 'Interest', unit: 'inr', role: 'part' },
  },
  composition: { total: 'maturity', parts: ['principalPart', 'interest'] },
  compute: (values, inflationPercent) => {
    const { total, interest } = compute(values, inflationPercent)
    return { maturity: total, interest, principalPart: values.principal }
  },
  ...depositCourse(yearly),
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
      total: '{principal} become {maturity}, of which {interest} are interest.',
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
  goals: [
    { question: 'What deposit pays this amount?', input: 'principal', output: 'maturity' },
    { question: 'What rate pays this amount?', input: 'annualRatePercent', output: 'maturity' },
    { question: 'How long until it pays this amount?', input: 'years', output: 'maturity' },
  ],
  examples: [
    {
      given: { principal: 100_000, annualRatePercent: 9, years: 5 },
      expect: { maturity: 156_050.92 },
      source: 'blog.kbsbng.com, 2011: 1 lakh at 9 % for 5 years',
    },
    {
      given: { principal: 15_000, annualRatePercent: 5, years: 2 },
      expect: { maturity: 16_567.29 },
      source: 'easycalculation.com, fixed deposit: 15,000 at 5 % for 2 years, quarterly',
      precision: 0.1,
    },
    {
      given: { principal: 10_000, annualRatePercent: 8, years: 5 },
      expect: { maturity: 14_859 },
      precision: 1,
      source: 'pharm11reliable.com, 2019: 10,000 at 8 % for 5 years, quarterly',
    },
  ],
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
})
