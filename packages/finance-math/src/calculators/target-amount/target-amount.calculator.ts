import { targetAmount } from '../../formulas/target-amount.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { amountLimits, growthLimits, timeLimits } from '../input-limits.ts'
import { priceLevel } from '../price-level.ts'
import { yearPoints } from '../year-points.ts'
import { targetAmountDetails } from './target-amount.details.ts'

const inputs = {
  target: {
    kind: 'number',
    label: 'Target amount in today’s money',
    unit: 'inr',
    min: 1000,
    max: 10_000_000,
    limits: amountLimits,
    step: 1000,
    default: 1_000_000,
    filledBy: 'net-worth',
  },
  inflationPercent: {
    kind: 'number',
    label: 'Inflation a year',
    unit: 'percent',
    min: 1,
    max: 15,
    limits: growthLimits,
    step: 0.1,
    default: 5,
  },
  returnPercent: {
    kind: 'number',
    label: 'Expected return a year',
    unit: 'percent',
    min: 1,
    max: 30,
    limits: growthLimits,
    step: 0.1,
    default: 8,
  },
  years: {
    kind: 'number',
    label: 'Time',
    unit: 'years',
    min: 1,
    max: 50,
    limits: timeLimits,
    step: 1,
    default: 10,
  },
  interestType: {
    kind: 'choice',
    label: 'Interest',
    default: 'compound',
    options: { compound: 'Compound', simple: 'Simple' },
  },
} as const

function yearly(values: Values<typeof inputs>, inflationPercent = 0) {
  const { presentInvestment } = targetAmount(values)
  const { target, returnPercent, interestType } = values
  return yearPoints(values.years).map((year) => {
    const growth =
      interestType === 'simple' ? 1 + (returnPercent / 100) * year : (1 + returnPercent / 100) ** year
    const level = priceLevel(inflationPercent, year)
    const cost = target * priceLevel(values.inflationPercent, year)
    return { year, value: (presentInvestment * growth) / level, target: cost / level }
  })
}

/** What to invest today for something that will cost more later. */
export const targetAmountCalculator = defineCalculator({
  id: 'target-amount',
  name: 'Target Amount Calculator',
  description: 'What to invest today to reach a target that inflation makes dearer',
  icon: 'target',
  inputs,
  outputs: {
    presentInvestment: { label: 'To invest today', unit: 'inr', role: 'headline' },
    inflatedTarget: { label: 'Target with inflation', unit: 'inr', role: 'detail' },
    growth: {
      label: 'Returns until then',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['inflatedTarget'], minus: ['presentInvestment'] },
    },
  },
  compute: (values, inflationPercent = 0) => {
    // The investment is made today.
    const { presentInvestment, inflatedTarget: target } = targetAmount(values)
    const inflatedTarget = target / priceLevel(inflationPercent, values.years)
    return { presentInvestment, inflatedTarget, growth: inflatedTarget - presentInvestment }
  },
  todaysMoney: true,
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      value: { label: 'Investment', unit: 'inr' },
      target: { label: 'Target’s cost', unit: 'inr' },
    },
    points: (values, inflationPercent) => [
      { x: 0, value: targetAmount(values).presentInvestment, target: values.target },
      ...yearly(values, inflationPercent).map(({ year, ...lines }) => ({ x: year, ...lines })),
    ],
  },
  schedule: {
    columns: {
      year: { label: 'Year', unit: 'years' },
      value: { label: 'Investment', unit: 'inr' },
      target: { label: 'Cost of the target', unit: 'inr' },
    },
    rows: yearly,
  },
  goals: [
    {
      question: 'What target can be reached by investing this today?',
      input: 'target',
      output: 'presentInvestment',
    },
    {
      question: 'What return makes this investment enough?',
      input: 'returnPercent',
      output: 'presentInvestment',
    },
  ],
  ...targetAmountDetails,
})
