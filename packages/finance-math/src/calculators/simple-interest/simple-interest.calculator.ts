import { simpleInterest } from '../../formulas/simple-interest.ts'
import { defineCalculator } from '../define-calculator.ts'
import { depositCourse, depositInputs, depositInTodaysMoney } from '../deposit-inputs.ts'
import type { Values } from '../input.ts'
import { simpleInterestDetails } from './simple-interest.details.ts'

function compute(values: Values<typeof depositInputs>, inflationPercent?: number) {
  return depositInTodaysMoney(simpleInterest(values), values, inflationPercent)
}

/** Interest on a principal that earns no interest on interest. */
export const simpleInterestCalculator = defineCalculator({
  id: 'simple-interest',
  name: 'Simple Interest Calculator',
  description: 'Interest on a principal that stays the same every year',
  icon: 'percent',
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
  ...depositCourse(compute),
  goals: [
    { question: 'What principal becomes this amount?', input: 'principal', output: 'total' },
    { question: 'What rate makes it this amount?', input: 'annualRatePercent', output: 'total' },
    { question: 'How long until it is this amount?', input: 'years', output: 'total' },
  ],
  ...simpleInterestDetails,
})
