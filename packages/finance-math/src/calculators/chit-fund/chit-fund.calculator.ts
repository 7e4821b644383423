import { defineCalculator } from '../define-calculator.ts'
import { chitCourse, chitOf, subscription } from './chit-course.ts'
import { chitFundDetails } from './chit-fund.details.ts'

const discount = {
  kind: 'number',
  unit: 'percent',
  min: 0,
  max: 40,
  limits: { min: 0, max: 99 },
  step: 1,
} as const
const count = { kind: 'number', limits: { min: 1, max: 200 }, step: 1, granularity: 1 } as const

/** What a chit fund pays, and the rate of interest that it comes to. */
export const chitFundCalculator = defineCalculator({
  id: 'chit-fund',
  name: 'Chit Fund Calculator',
  description:
    'What a chit fund pays when you take it in a month, what you pay in, and the rate between the two',
  icon: 'users-round',
  inputs: {
    chitValue: {
      kind: 'number',
      label: 'Value of the chit',
      unit: 'inr',
      min: 10_000,
      max: 5_000_000,
      limits: { min: 1, max: 1e12 },
      step: 10_000,
      default: 500_000,
    },
    members: {
      ...count,
      label: 'Members',
      help: 'As many months as members',
      unit: 'number',
      min: 5,
      max: 60,
      limits: { min: 2, max: 200 },
      default: 20,
    },
    yourMonth: { ...count, label: 'You take it in month', unit: 'number', min: 1, max: 60, default: 3 },
    yourDiscountPercent: { ...discount, label: 'Your bid: discount', default: 25 },
    othersDiscountPercent: { ...discount, label: 'Discount of the other months', default: 15 },
    commissionPercent: {
      kind: 'number',
      label: 'Commission of the foreman',
      unit: 'percent',
      min: 0,
      max: 7,
      limits: { min: 0, max: 50 },
      step: 0.5,
      default: 5,
    },
  },
  limits: ({ members }) => ({ yourMonth: { max: members } }),
  outputs: {
    youReceive: { label: 'You receive', unit: 'inr', role: 'headline' },
    effectiveAnnualPercent: {
      label: 'Effective rate a year',
      unit: 'percent',
      role: 'headline',
      decimals: 2,
      mayBeNone: true,
    },
    totalPaid: { label: 'You pay in all', unit: 'inr', role: 'part' },
    difference: {
      label: 'Paid beyond what is received',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['totalPaid'], minus: ['youReceive'] },
    },
    firstInstalment: { label: 'Paid in most months', unit: 'inr', role: 'detail' },
  },
  compute: (values) => {
    const { youReceive, totalPaid, effectiveAnnualPercent } = chitOf(values)
    return {
      youReceive,
      effectiveAnnualPercent,
      totalPaid,
      difference: totalPaid - youReceive,
      firstInstalment: subscription(values, values.othersDiscountPercent),
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Month', unit: 'months' },
    lines: { sum: { label: 'Received less paid', unit: 'inr' } },
    points: (values) => [
      { x: 0, sum: 0 },
      ...chitCourse(values).map(({ month, sum }) => ({ x: month, sum })),
    ],
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      paid: { label: 'Paid', unit: 'inr' },
      received: { label: 'Received', unit: 'inr' },
      sum: { label: 'Received less paid', unit: 'inr' },
    },
    rows: chitCourse,
  },
  goals: [
    {
      question: 'With what bid is this the rate?',
      input: 'yourDiscountPercent',
      output: 'effectiveAnnualPercent',
    },
  ],
  ...chitFundDetails,
})
