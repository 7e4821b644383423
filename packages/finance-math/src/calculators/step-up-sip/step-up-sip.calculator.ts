import { annuity } from '../../formulas/annuity.ts'
import { sip } from '../../formulas/sip.ts'
import { stepUpSip } from '../../formulas/step-up-sip.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { amountLimits, growthLimits, timeLimits } from '../input-limits.ts'
import {
  growthColumns,
  growthInTodaysMoney,
  growthLines,
  growthOutputs,
  growthViews,
  toGrowthPoints,
} from '../investment-growth.ts'
import { monthPoints } from '../month-points.ts'
import { paidMonthly, priceLevel } from '../price-level.ts'
import { rateConventionInput } from '../rate-convention.ts'
import { yearPoints } from '../year-points.ts'
import { lastInvestment } from './last-investment.ts'
import { stepUpSipDetails } from './step-up-sip.details.ts'

const inputs = {
  monthlyInvestment: {
    kind: 'number',
    label: 'Monthly investment in the first year',
    unit: 'inr',
    min: 100,
    max: 1_000_000,
    limits: amountLimits,
    step: 100,
    default: 5000,
  },
  annualStepUpPercent: {
    kind: 'number',
    label: 'Step-up a year',
    unit: 'percent',
    min: 0,
    max: 50,
    limits: growthLimits,
    step: 1,
    default: 10,
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Expected return a year',
    unit: 'percent',
    min: 1,
    max: 30,
    limits: growthLimits,
    step: 0.1,
    default: 12,
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
  rateConvention: rateConventionInput,
} as const

function compute(values: Values<typeof inputs>, inflationPercent = 0) {
  const growth = stepUpSip(values)
  const { years, monthlyInvestment, annualStepUpPercent } = values
  if (inflationPercent === 0) return growth
  // Each year's instalments, in the money of its start, are as many times the year's before as the step-up is ahead of prices.
  const fullYears = Math.floor(years)
  const ahead = (1 + annualStepUpPercent / 100) / priceLevel(inflationPercent, 1)
  const paid =
    paidMonthly(inflationPercent, 12) * annuity(ahead - 1, fullYears) +
    ahead ** fullYears * paidMonthly(inflationPercent, 12 * (years - fullYears))
  return growthInTodaysMoney(growth, { invested: monthlyInvestment * paid, years, inflationPercent })
}

function yearly(values: Values<typeof inputs>, inflationPercent?: number) {
  return yearPoints(values.years).map((years) => ({
    year: years,
    ...compute({ ...values, years }, inflationPercent),
  }))
}

function byMonth(values: Values<typeof inputs>, inflationPercent = 0) {
  return monthPoints(values.years).map((month) => {
    const sofar = { ...values, years: month / 12 }
    // Paid at the start of its month.
    const level = priceLevel(inflationPercent, Math.max(0, Math.ceil(month) - 1) / 12)
    return { month, monthlyInvestment: lastInvestment(sofar) / level, ...compute(sofar, inflationPercent) }
  })
}

/** What a monthly investment grows to that rises every year. */
export const stepUpSipCalculator = defineCalculator({
  id: 'step-up-sip',
  name: 'Step-up SIP Calculator',
  description: 'What a monthly investment grows to when you raise it every year',
  icon: 'chart-no-axes-combined',
  inputs,
  outputs: {
    ...growthOutputs,
    withoutStepUp: { label: 'Future value without step-up', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'futureValue', parts: ['totalInvested', 'gain'] },
  compute: (values, inflationPercent = 0) => ({
    ...compute(values, inflationPercent),
    withoutStepUp: sip(values).futureValue / priceLevel(inflationPercent, values.years),
  }),
  todaysMoney: true,
  series: {
    shape: 'stacked',
    x: { label: 'Year', unit: 'years' },
    lines: growthLines,
    points: (values, inflationPercent) => toGrowthPoints(0, yearly(values, inflationPercent)),
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      monthlyInvestment: { label: 'Monthly investment', unit: 'inr' },
      ...growthColumns,
    },
    views: growthViews,
    rows: byMonth,
  },
  goals: [
    {
      question: 'What monthly amount to start with reaches this value?',
      input: 'monthlyInvestment',
      output: 'futureValue',
    },
    {
      question: 'What step-up a year reaches this value?',
      input: 'annualStepUpPercent',
      output: 'futureValue',
    },
    { question: 'What return would reach this value?', input: 'annualRatePercent', output: 'futureValue' },
    { question: 'How long does it take to reach this value?', input: 'years', output: 'futureValue' },
  ],
  ...stepUpSipDetails,
})
