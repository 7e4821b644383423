import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, growthLimits, optionalAmountLimits } from '../input-limits.ts'
import { yearPoints } from '../year-points.ts'
import { fireDetails } from './fire.details.ts'
import { firePlan, savingsAfter } from './fire-plan.ts'

/** Beyond this many years a chart says nothing. */
const longestChart = 100

/** What financial independence takes, and in how many years it is there. */
export const fireCalculator = defineCalculator({
  id: 'fire',
  name: 'FIRE Calculator',
  description:
    'What financial independence takes, in how many years it is there, and what is enough to coast',
  icon: 'flame',
  inputs: {
    monthlyExpenses: {
      kind: 'number',
      label: 'Expenses a month',
      unit: 'inr',
      min: 10_000,
      max: 500_000,
      limits: amountLimits,
      step: 1000,
      default: 50_000,
    },
    currentSavings: {
      kind: 'number',
      label: 'Saved already',
      unit: 'inr',
      min: 0,
      max: 50_000_000,
      limits: optionalAmountLimits,
      step: 10_000,
      default: 2_000_000,
      filledBy: 'net-worth',
    },
    monthlyInvestment: {
      kind: 'number',
      label: 'Invested a month',
      help: 'It rises with prices',
      unit: 'inr',
      min: 0,
      max: 500_000,
      limits: optionalAmountLimits,
      step: 1000,
      default: 60_000,
    },
    annualReturnPercent: {
      kind: 'number',
      label: 'Expected return a year',
      unit: 'percent',
      min: 4,
      max: 16,
      limits: growthLimits,
      step: 0.5,
      default: 11,
    },
    inflationPercent: {
      kind: 'number',
      label: 'Inflation a year',
      unit: 'percent',
      min: 2,
      max: 12,
      limits: growthLimits,
      step: 0.5,
      default: 6,
    },
    withdrawalRatePercent: {
      kind: 'number',
      label: 'Withdrawn in the first year',
      help: 'Of the corpus; 4 % is the rule of US history, 3 to 3.5 % is more careful',
      unit: 'percent',
      min: 2,
      max: 6,
      limits: { min: 0.1, max: 100 },
      step: 0.1,
      default: 4,
    },
    coastYears: {
      kind: 'number',
      label: 'Years to coast',
      help: 'To the day on which the money has to be there without another payment',
      unit: 'years',
      min: 0,
      max: 40,
      limits: { min: 0, max: 100 },
      step: 1,
      default: 20,
      advanced: true,
    },
    leanPercent: {
      kind: 'number',
      label: 'A lean life, of the expenses',
      unit: 'percent',
      min: 30,
      max: 100,
      limits: { min: 0, max: 1000 },
      step: 5,
      default: 60,
      advanced: true,
    },
    fatPercent: {
      kind: 'number',
      label: 'An ample life, of the expenses',
      unit: 'percent',
      min: 100,
      max: 300,
      limits: { min: 0, max: 1000 },
      step: 5,
      default: 150,
      advanced: true,
    },
  },
  outputs: {
    years: { label: 'Years to go', unit: 'years', role: 'headline' },
    corpus: { label: 'Corpus in today’s money', unit: 'inr', role: 'headline' },
    coastToday: { label: 'Enough today to coast', unit: 'inr', role: 'detail' },
    leanCorpus: { label: 'For a lean life', unit: 'inr', role: 'detail' },
    fatCorpus: { label: 'For an ample life', unit: 'inr', role: 'detail' },
  },
  compute: firePlan,
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      savings: { label: 'Savings', unit: 'inr' },
      corpus: { label: 'Corpus', unit: 'inr' },
    },
    points: (values) => {
      const { corpus, years } = firePlan(values)
      const end = Math.min(years, longestChart)
      return [0, ...(end > 0 ? yearPoints(end) : [])].map((x) => ({
        x,
        savings: savingsAfter(values, x),
        corpus,
      }))
    },
  },
  goals: [
    { question: 'What investment a month is there by then?', input: 'monthlyInvestment', output: 'years' },
  ],
  ...fireDetails,
})
