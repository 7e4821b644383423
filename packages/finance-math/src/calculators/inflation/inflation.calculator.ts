import { inflation } from '../../formulas/inflation.ts'
import { result } from '../../primitives/check.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { amountLimits, growthLimits, timeLimits } from '../input-limits.ts'
import { yearPoints } from '../year-points.ts'
import { inflationDetails } from './inflation.details.ts'

const inputs = {
  amount: {
    kind: 'number',
    label: 'Cost today',
    unit: 'inr',
    min: 1000,
    max: 10_000_000,
    limits: amountLimits,
    step: 1000,
    default: 10_000,
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Inflation a year',
    unit: 'percent',
    min: 1,
    max: 15,
    limits: growthLimits,
    step: 0.1,
    default: 5,
  },
  years: {
    kind: 'number',
    label: 'Time',
    unit: 'years',
    min: 1,
    max: 30,
    limits: timeLimits,
    step: 1,
    default: 5,
  },
} as const

function yearly(values: Values<typeof inputs>) {
  return yearPoints(values.years).map((years) => {
    const cost = inflation({ ...values, years }).futureCost
    return { year: years, cost, worth: values.amount ** 2 / cost }
  })
}

/** What today's cost becomes when prices rise. */
export const inflationCalculator = defineCalculator({
  id: 'inflation',
  name: 'Inflation Calculator',
  description: 'What something will cost later when prices rise every year',
  icon: 'flame',
  inputs,
  outputs: {
    roundedFutureCost: { label: 'Future cost', unit: 'inr', role: 'headline' },
    increase: {
      label: 'Increase, before rounding',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['futureCost'], minus: ['amount'] },
    },
    worth: { label: 'What the same money will buy, in today’s prices', unit: 'inr', role: 'detail' },
    futureCost: { label: 'Future cost before rounding', unit: 'inr', role: 'detail' },
  },
  compute: (values) => {
    const { futureCost, roundedFutureCost } = inflation(values)
    const { amount } = values
    return {
      futureCost,
      roundedFutureCost,
      increase: futureCost - amount,
      worth: result('years', values.years, amount ** 2 / futureCost),
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      cost: { label: 'Cost', unit: 'inr' },
      worth: { label: 'Buying power', unit: 'inr' },
    },
    points: (values) => [
      { x: 0, cost: values.amount, worth: values.amount },
      ...yearly(values).map(({ year, ...lines }) => ({ x: year, ...lines })),
    ],
  },
  schedule: {
    columns: {
      year: { label: 'Year', unit: 'years' },
      cost: { label: 'Cost at the end of the year', unit: 'inr' },
      worth: { label: 'What the same money buys', unit: 'inr' },
    },
    rows: yearly,
  },
  goals: [
    {
      question: 'At what inflation does it cost this much?',
      input: 'annualRatePercent',
      output: 'futureCost',
    },
    { question: 'When does it cost this much?', input: 'years', output: 'futureCost' },
    { question: 'What costs this much then?', input: 'amount', output: 'futureCost' },
  ],
  ...inflationDetails,
})
