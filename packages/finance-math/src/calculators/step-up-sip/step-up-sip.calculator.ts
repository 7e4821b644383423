import { annuity } from '../../formulas/annuity.ts'
import { monthlyRate } from '../../formulas/monthly-rate.ts'
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

/** The monthly amount of the last year. */
function lastInvestment({ monthlyInvestment, annualStepUpPercent, years }: Values<typeof inputs>): number {
  return monthlyInvestment * (1 + annualStepUpPercent / 100) ** (Math.ceil(years) - 1)
}

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
  keywords: [
    'step up sip',
    'top up sip',
    'stepup',
    'increasing sip',
    'annual increase',
    'salary hike sip',
    'स्टेप अप एसआईपी',
    'बढ़ती एसआईपी',
  ],
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
  formulas: [
    {
      when: { input: 'annualRatePercent', isNot: [0] },
      symbols:
        'FV = Σ P × (1 + g)ʸ × ((1 + i)¹² − 1) ÷ i × (1 + i) × (1 + i)^(12 (t − y − 1)), y = 0 … t − 1',
      filled:
        '{futureValue} = Σ {monthlyInvestment} × (1 + {annualStepUpPercent})ʸ × ((1 + {monthlyRate})¹² − 1) ÷ {monthlyRate} × (1 + {monthlyRate})^(12 ({years} − y − 1) + 1)',
    },
    {
      when: { input: 'annualRatePercent', is: [0] },
      symbols: 'FV = Σ 12 × P × (1 + g)ʸ, y = 0 … t − 1',
      filled:
        '{futureValue} = Σ 12 × {monthlyInvestment} × (1 + {annualStepUpPercent})ʸ, y = 0 … {years} − 1',
    },
    {
      of: ['gain', 'totalInvested'],
      isAside: true,
      symbols: 'G = FV − T',
      filled: '{gain} = {futureValue} − {totalInvested}',
    },
  ],
  legend: {
    FV: { meaning: 'Future value', figure: 'futureValue' },
    P: { meaning: 'Amount paid at the start of each month of the first year', figure: 'monthlyInvestment' },
    g: { meaning: 'Step-up a year', figure: 'annualStepUpPercent' },
    i: { meaning: 'Return a month', figure: 'monthlyRate' },
    t: { meaning: 'Number of years', figure: 'years' },
    T: { meaning: 'Invested amount', figure: 'totalInvested' },
    G: { meaning: 'Estimated returns', figure: 'gain' },
  },
  explanation: {
    steps: {
      monthlyRate:
        'A return of {annualRatePercent} a year counts as {monthlyRate} a month ({rateConvention}).',
      stepUp:
        'The monthly amount starts at {monthlyInvestment} and rises by {annualStepUpPercent} every twelve months, to {lastInvestment} in the last year.',
      value: '{totalInvested} paid in this way become {futureValue}, of which {gain} are returns.',
      without: 'Without the step-up it would be {withoutStepUp}.',
    },
    figures: (values) => ({
      monthlyRate: {
        value: monthlyRate(values.annualRatePercent, values.rateConvention) * 100,
        unit: 'percent',
      },
      lastInvestment: { value: lastInvestment(values), unit: 'inr' },
    }),
  },
  conventions: {
    start: 'Instalments are paid at the start of each month and compounded monthly.',
    step: 'The amount rises after every twelfth instalment.',
    rate: 'The monthly rate is the yearly rate divided by 12, unless the twelfth root is chosen.',
    estimate: 'The return is assumed to be the same every year; real funds vary.',
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
  examples: [
    {
      given: { monthlyInvestment: 10_000, annualStepUpPercent: 10, annualRatePercent: 12, years: 20 },
      expect: { totalInvested: 6_872_999.94, futureValue: 19_888_715.49, withoutStepUp: 9_991_479.19 },
      source: 'month-by-month sum of 240 instalments, in decimal arithmetic',
    },
    {
      given: { monthlyInvestment: 10_000, annualStepUpPercent: 10, annualRatePercent: 12, years: 20 },
      expect: { totalInvested: 6_800_000, withoutStepUp: 9_900_000 },
      precision: 100_000,
      source: 'loan-emicalculator.com, step-up SIP: about 68 lakh invested; 99 lakh without step-up',
    },
  ],
  sources: [
    { title: 'Step-up SIP formula, CalculatorDesk', url: 'https://calculatordesk.in/step-up-sip-calculator' },
  ],
})
