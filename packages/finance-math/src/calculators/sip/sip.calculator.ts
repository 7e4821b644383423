import { lumpSum } from '../../formulas/lump-sum.ts'
import { sip } from '../../formulas/sip.ts'
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
import { paidMonthly } from '../price-level.ts'
import { rateConventionInput } from '../rate-convention.ts'
import { yearPoints } from '../year-points.ts'
import { monthly, once } from './conditions.ts'
import { sipDetails } from './sip.details.ts'

const inputs = {
  mode: {
    kind: 'choice',
    label: 'Investment',
    isMode: true,
    default: 'sip',
    options: { sip: 'SIP', 'lump-sum': 'Lump sum' },
  },
  monthlyInvestment: {
    kind: 'number',
    label: 'Monthly investment',
    unit: 'inr',
    min: 100,
    max: 1_000_000,
    limits: amountLimits,
    step: 100,
    default: 5000,
    typingCap: 1_000_000,
    when: monthly,
  },
  principal: {
    kind: 'number',
    label: 'Lump sum',
    unit: 'inr',
    min: 100,
    max: 10_000_000,
    limits: amountLimits,
    step: 100,
    default: 100_000,
    typingCap: 10_000_000,
    filledBy: 'net-worth',
    when: once,
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
  rateConvention: { ...rateConventionInput, when: monthly },
} as const

function compute(
  { mode, monthlyInvestment, principal, ...plan }: Values<typeof inputs>,
  inflationPercent = 0,
) {
  const { years } = plan
  const growth = mode === 'sip' ? sip({ monthlyInvestment, ...plan }) : lumpSum({ principal, ...plan })
  if (inflationPercent === 0) return growth
  const invested = mode === 'sip' ? monthlyInvestment * paidMonthly(inflationPercent, 12 * years) : principal
  return growthInTodaysMoney(growth, { invested, years, inflationPercent })
}

/** The value at the end of each year. */
function yearly(values: Values<typeof inputs>, inflationPercent?: number) {
  return yearPoints(values.years).map((years) => ({
    year: years,
    ...compute({ ...values, years }, inflationPercent),
  }))
}

/** The value at the end of each month. */
function byMonth(values: Values<typeof inputs>, inflationPercent?: number) {
  return monthPoints(values.years).map((month) => ({
    month,
    ...compute({ ...values, years: month / 12 }, inflationPercent),
  }))
}

/** What a monthly investment, or one payment, grows to. */
export const sipCalculator = defineCalculator({
  id: 'sip',
  name: 'SIP Calculator',
  description: 'What a monthly investment or a lump sum in a mutual fund grows to',
  icon: 'trending-up',
  inputs,
  outputs: {
    ...growthOutputs,
  },
  composition: { total: 'futureValue', parts: ['totalInvested', 'gain'] },
  compute,
  todaysMoney: true,
  series: {
    shape: 'stacked',
    x: { label: 'Year', unit: 'years' },
    lines: growthLines,
    points: (values, inflationPercent) =>
      toGrowthPoints(values.mode === 'sip' ? 0 : values.principal, yearly(values, inflationPercent)),
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      ...growthColumns,
    },
    views: growthViews,
    rows: byMonth,
  },
  goals: [
    {
      question: 'What monthly amount reaches this value?',
      input: 'monthlyInvestment',
      output: 'futureValue',
      when: monthly,
    },
    { question: 'What lump sum reaches this value?', input: 'principal', output: 'futureValue', when: once },
    { question: 'What return would reach this value?', input: 'annualRatePercent', output: 'futureValue' },
    { question: 'How long does it take to reach this value?', input: 'years', output: 'futureValue' },
  ],
  ...sipDetails,
})
