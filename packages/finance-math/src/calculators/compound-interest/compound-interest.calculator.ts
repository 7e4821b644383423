import { compoundInterest } from '../../formulas/compound-interest.ts'
import { defineCalculator } from '../define-calculator.ts'
import { depositCourse, depositInputs, depositInTodaysMoney } from '../deposit-inputs.ts'
import type { Values } from '../input.ts'
import { compoundInterestDetails } from './compound-interest.details.ts'

const inputs = {
  ...depositInputs,
  frequency: {
    kind: 'choice',
    label: 'Compounded',
    default: 'yearly',
    options: { yearly: 'Yearly', 'half-yearly': 'Half-yearly', quarterly: 'Quarterly' },
  },
} as const

function compute(values: Values<typeof inputs>, inflationPercent?: number) {
  return depositInTodaysMoney(compoundInterest(values), values, inflationPercent)
}

/** What a deposit grows to when interest earns interest. */
export const compoundInterestCalculator = defineCalculator({
  id: 'compound-interest',
  name: 'Compound Interest Calculator',
  description: 'What a deposit grows to when interest earns interest',
  icon: 'layers',
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
  ...depositCourse(compute),
  goals: [
    { question: 'What principal becomes this amount?', input: 'principal', output: 'total' },
    { question: 'What rate makes it this amount?', input: 'annualRatePercent', output: 'total' },
    { question: 'How long until it is this amount?', input: 'years', output: 'total' },
  ],
  ...compoundInterestDetails,
})
