import { fixedDeposit } from '../../formulas/fixed-deposit.ts'
import { defineCalculator } from '../define-calculator.ts'
import { depositCourse, depositInputs, depositInTodaysMoney } from '../deposit-inputs.ts'
import type { Values } from '../input.ts'
import { fdDetails } from './fd.details.ts'

function compute(values: Values<typeof depositInputs>, inflationPercent?: number) {
  const { maturity, interest } = fixedDeposit(values)
  return depositInTodaysMoney({ total: maturity, interest }, values, inflationPercent)
}

/** What a bank's fixed deposit pays at maturity. */
export const fdCalculator = defineCalculator({
  id: 'fd',
  name: 'FD Calculator',
  description: 'What a fixed deposit pays at maturity, with interest added every quarter',
  icon: 'piggy-bank',
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
  ...depositCourse(compute),
  goals: [
    { question: 'What deposit pays this amount?', input: 'principal', output: 'maturity' },
    { question: 'What rate pays this amount?', input: 'annualRatePercent', output: 'maturity' },
    { question: 'How long until it pays this amount?', input: 'years', output: 'maturity' },
  ],
  ...fdDetails,
})
