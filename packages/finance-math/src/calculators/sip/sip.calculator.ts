import { lumpSum } from '../../formulas/lump-sum.ts'
import { monthlyRate } from '../../formulas/monthly-rate.ts'
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

const monthly = { input: 'mode', is: ['sip'] }
const once = { input: 'mode', is: ['lump-sum'] }
const growing = { input: 'annualRatePercent', isNot: [0] }
const still = { input: 'annualRatePercent', is: [0] }

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
  keywords: [
    'sip',
    'mutual fund',
    'mutual funds',
    'monthly investment',
    'systematic investment plan',
    'lumpsum',
    'lump sum',
    'one time investment',
    'rd',
    'recurring deposit',
    'monthly saving',
    'wealth',
    'returns',
    'niveshan',
    'nivesh',
    'एसआईपी',
    'म्यूचुअल फंड',
    'निवेश',
    'मासिक निवेश',
    'एकमुश्त',
    'आवर्ती जमा',
    'आरडी',
  ],
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
  formulas: [
    {
      when: [monthly, growing],
      symbols: 'FV = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
      filled:
        '{futureValue} = {monthlyInvestment} × ((1 + {monthlyRate})^{months} − 1) ÷ {monthlyRate} × (1 + {monthlyRate})',
    },
    {
      when: [monthly, still],
      symbols: 'FV = P × n',
      filled: '{futureValue} = {monthlyInvestment} × {months}',
    },
    {
      when: once,
      symbols: 'FV = L × (1 + R)ᵗ',
      filled: '{futureValue} = {principal} × (1 + {annualRatePercent})^{years}',
    },
    {
      when: monthly,
      of: ['totalInvested'],
      isAside: true,
      symbols: 'T = P × n',
      filled: '{totalInvested} = {monthlyInvestment} × {months}',
    },
    {
      of: ['gain'],
      isAside: true,
      symbols: 'G = FV − T',
      filled: '{gain} = {futureValue} − {totalInvested}',
    },
  ],
  legend: {
    FV: { meaning: 'Future value', figure: 'futureValue' },
    P: { meaning: 'Amount paid at the start of each month', figure: 'monthlyInvestment' },
    L: { meaning: 'Amount paid once', figure: 'principal' },
    i: { meaning: 'Return a month', figure: 'monthlyRate' },
    R: { meaning: 'Return a year', figure: 'annualRatePercent' },
    n: { meaning: 'Number of months', figure: 'months' },
    t: { meaning: 'Number of years', figure: 'years' },
    T: { meaning: 'Invested amount', figure: 'totalInvested' },
    G: { meaning: 'Estimated returns', figure: 'gain' },
  },
  explanation: {
    steps: {
      monthlyRate: {
        when: monthly,
        text: 'A return of {annualRatePercent} a year counts as {monthlyRate} a month ({rateConvention}).',
      },
      payments: {
        when: monthly,
        text: 'Paying {monthlyInvestment} at the start of each of {months} invests {totalInvested}.',
      },
      once: {
        when: once,
        text: 'An amount of {principal} grows by {annualRatePercent} a year for {years}.',
      },
      value: 'At the end it is worth {futureValue}, of which {gain} are returns.',
    },
    figures: ({ annualRatePercent, rateConvention, years }) => ({
      monthlyRate: { value: monthlyRate(annualRatePercent, rateConvention) * 100, unit: 'percent' },
      months: { value: 12 * years, unit: 'months' },
    }),
  },
  conventions: {
    start: 'SIP instalments are paid at the start of each month and compounded monthly.',
    lumpSum: 'A lump sum is compounded yearly.',
    rate: 'The monthly rate is the yearly rate divided by 12, unless the twelfth root is chosen.',
    estimate: 'The return is assumed to be the same every year; real funds vary.',
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
  examples: [
    {
      given: { mode: 'sip', monthlyInvestment: 1000, annualRatePercent: 12, years: 1 },
      expect: { futureValue: 12_809, totalInvested: 12_000 },
      precision: 1,
      source: 'deepcoding.info, SIP calculator: 1,000 a month for 12 months at 12 % gives 12,809',
    },
    {
      given: {
        mode: 'sip',
        monthlyInvestment: 1000,
        annualRatePercent: 12,
        years: 1,
        rateConvention: 'effective',
      },
      expect: { futureValue: 12_766 },
      precision: 1,
      source: 'priyanshu84iya.github.io, SIP-Calculator: the same with the twelfth root gives 12,766',
    },
    {
      given: { mode: 'lump-sum', principal: 500_000, annualRatePercent: 12, years: 30 },
      expect: { futureValue: 14_979_961, gain: 14_479_961 },
      precision: 1,
      source: 'angelone.in, 12 May 2025: 5 lakh at 12 % for 30 years is 1,49,79,961',
    },
  ],
  sources: [
    { title: 'SIP calculator and formula, epitometool', url: 'https://epitometool.com/tools/sip-calculator' },
    {
      title: 'Lump sum growth over 30 years, Angel One',
      url: 'https://www.angelone.in/news/swp-calculator-check-how-5-lakh-can-grow-to-1-49-crore-and-provide-1-42-lakh-monthly-income-during-retirement',
    },
  ],
})
