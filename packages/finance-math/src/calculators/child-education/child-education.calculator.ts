import { defineCalculator } from '../define-calculator.ts'
import { goalChart, goalInputs, goalOutputs, goalPoints, goalSaving } from '../goal-saving.ts'
import { childEducationDetails } from './child-education.details.ts'
import { studyGoal } from './study-goal.ts'

const age = { kind: 'number', unit: 'age', step: 1, granularity: 1 } as const

/** What to invest for a child's studies. */
export const childEducationCalculator = defineCalculator({
  id: 'child-education',
  name: 'Child Education Calculator',
  description: 'What to invest every month for a child’s college, whose fees rise faster than other prices',
  icon: 'school',
  inputs: {
    childAge: { ...age, label: 'The child is', min: 0, max: 17, limits: { min: 0, max: 40 }, default: 3 },
    startAge: {
      ...age,
      label: 'College begins at',
      min: 15,
      max: 25,
      limits: { min: 1, max: 60 },
      default: 18,
    },
    ...goalInputs,
    inflationPercent: {
      ...goalInputs.inflationPercent,
      label: 'Fees rise a year',
      help: 'Those of colleges by about a tenth, more than other prices',
      default: 10,
    },
  },
  limits: ({ childAge }) => ({ startAge: { min: childAge + 1 } }),
  outputs: goalOutputs,
  compute: (values) => goalSaving(studyGoal(values)),
  series: { ...goalChart, points: (values) => goalPoints(studyGoal(values)) },
  goals: [
    {
      question: 'What college can be paid by investing this a month?',
      input: 'costToday',
      output: 'monthlySip',
    },
  ],
  ...childEducationDetails,
})
