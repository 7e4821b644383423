import { defineCalculator } from '../define-calculator.ts'
import { goalChart, goalInputs, goalOutputs, goalPoints, goalSaving } from '../goal-saving.ts'
import { marriageDetails } from './marriage.details.ts'

/** What to invest for a wedding. */
export const marriageCalculator = defineCalculator({
  id: 'marriage',
  name: 'Marriage Savings Calculator',
  description: 'What to invest every month for a wedding, by what it will cost when it comes',
  icon: 'gem',
  inputs: {
    years: {
      kind: 'number',
      label: 'The wedding is in',
      unit: 'years',
      min: 1,
      max: 30,
      limits: { min: 1, max: 60 },
      step: 1,
      default: 15,
      granularity: 1,
    },
    ...goalInputs,
  },
  outputs: goalOutputs,
  compute: goalSaving,
  series: { ...goalChart, points: goalPoints },
  goals: [
    {
      question: 'What wedding can be paid by investing this a month?',
      input: 'costToday',
      output: 'monthlySip',
    },
  ],
  ...marriageDetails,
})
