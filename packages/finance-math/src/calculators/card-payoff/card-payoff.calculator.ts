import { defineCalculator } from '../define-calculator.ts'
import { interestLimits } from '../input-limits.ts'
import { growthViews } from '../investment-growth.ts'
import { cardResult, cardRows } from './card-course.ts'
import { cardPayoffDetails } from './card-payoff.details.ts'

const fixed = { input: 'mode', is: ['fixed'] } as const
const minimum = { input: 'mode', is: ['minimum'] } as const

/** How long a credit card takes to pay off, and what that costs. */
export const cardPayoffCalculator = defineCalculator({
  id: 'card-payoff',
  name: 'Credit Card Payoff Calculator',
  description:
    'How long a card takes to pay off by a fixed payment or by the minimum due, and what that costs',
  icon: 'credit-card',
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Paid every month',
      isMode: true,
      default: 'fixed',
      options: { fixed: 'A fixed amount', minimum: 'The minimum due' },
    },
    balance: {
      kind: 'number',
      label: 'Owed on the card',
      unit: 'inr',
      min: 1000,
      max: 1_000_000,
      limits: { min: 1, max: 1e9 },
      step: 1000,
      default: 100_000,
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate a year',
      help: '3.5 % a month are 42 % a year',
      unit: 'percent',
      min: 12,
      max: 48,
      limits: interestLimits,
      step: 0.5,
      default: 42,
    },
    monthlyPayment: {
      kind: 'number',
      label: 'Payment a month',
      unit: 'inr',
      min: 500,
      max: 200_000,
      limits: { min: 1, max: 1e9 },
      step: 500,
      default: 10_000,
      when: fixed,
    },
    minimumPercent: {
      kind: 'number',
      label: 'Minimum due, of what is owed',
      unit: 'percent',
      min: 1,
      max: 20,
      limits: { min: 1, max: 100 },
      step: 0.5,
      default: 5,
      when: minimum,
    },
    floor: {
      kind: 'number',
      label: 'At least',
      unit: 'inr',
      min: 100,
      max: 2000,
      limits: { min: 10, max: 1e9 },
      step: 100,
      default: 200,
      when: minimum,
    },
    plusInterest: {
      kind: 'choice',
      label: 'Interest comes on top of it',
      default: 'no',
      options: { yes: 'Yes', no: 'No' },
      when: minimum,
    },
  },
  outputs: {
    months: { label: 'Paid off in', unit: 'months', role: 'headline' },
    owed: { label: 'Owed today', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    totalPaid: { label: 'Paid in all', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'totalPaid', parts: ['owed', 'totalInterest'] },
  compute: (values) => {
    const { months, totalInterest } = cardResult(values)
    return { months, totalInterest, owed: values.balance, totalPaid: values.balance + totalInterest }
  },
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: { balance: { label: 'Owed', unit: 'inr' } },
    points: (values) => [
      { x: 0, balance: values.balance },
      ...cardRows(values).map(({ month, balance }) => ({ x: month / 12, balance })),
    ],
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      interest: { label: 'Interest', unit: 'inr' },
      payment: { label: 'Payment', unit: 'inr' },
      balance: { label: 'Owed', unit: 'inr' },
    },
    views: { monthly: growthViews.monthly, yearly: growthViews.yearly },
    rows: cardRows,
  },
  goals: [],
  ...cardPayoffDetails,
})
