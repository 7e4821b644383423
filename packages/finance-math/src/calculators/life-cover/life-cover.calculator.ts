import { lifeCover } from '../../formulas/life-cover.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, growthLimits, optionalAmountLimits } from '../input-limits.ts'
import { lifeCoverDetails } from './life-cover.details.ts'

const amount = { kind: 'number', unit: 'inr', min: 0, limits: optionalAmountLimits, step: 100_000 } as const
const rate = { kind: 'number', unit: 'percent', min: 0, max: 15, limits: growthLimits, step: 0.5 } as const

/** How much life insurance a family needs. */
export const lifeCoverCalculator = defineCalculator({
  id: 'life-cover',
  name: 'Life Cover Calculator',
  description: 'How much term insurance a family needs: what the income is worth to it, debts and goals',
  icon: 'umbrella',
  inputs: {
    annualIncome: {
      ...amount,
      label: 'Income after tax a year',
      max: 10_000_000,
      min: 100_000,
      limits: amountLimits,
      step: 50_000,
      default: 1_200_000,
    },
    annualOwnExpenses: {
      ...amount,
      label: 'Of it spent on yourself a year',
      max: 5_000_000,
      step: 10_000,
      default: 300_000,
    },
    yearsToRetirement: {
      kind: 'number',
      label: 'Years of income left',
      help: 'Until you retire',
      unit: 'years',
      min: 1,
      max: 45,
      limits: { min: 0, max: 100 },
      step: 1,
      default: 25,
      granularity: 1,
    },
    incomeGrowthPercent: { ...rate, label: 'Income grows a year', default: 6 },
    discountPercent: {
      ...rate,
      label: 'The insured sum earns a year',
      help: 'What the family gets for it in safe places',
      default: 7,
    },
    debts: { ...amount, label: 'Loans to pay off', max: 50_000_000, default: 4_000_000 },
    goals: {
      ...amount,
      label: 'Goals that must not fail',
      help: 'Education, a marriage: in money of today',
      max: 50_000_000,
      default: 0,
    },
    savings: { ...amount, label: 'Savings that the family can use', max: 50_000_000, default: 0 },
    existingCover: { ...amount, label: 'Life cover that is there', max: 100_000_000, default: 0 },
  },
  outputs: {
    coverNeeded: { label: 'Cover still needed', unit: 'inr', role: 'headline' },
    humanLifeValue: { label: 'The income is worth today', unit: 'inr', role: 'part' },
    needs: { label: 'Loans and goals', unit: 'inr', role: 'part' },
    has: { label: 'There already', unit: 'inr', role: 'part' },
    timesIncome: { label: 'Still needed, in years of income', unit: 'number', role: 'detail', decimals: 1 },
  },
  compute: (values) => {
    const { humanLifeValue, coverNeeded } = lifeCover(values)
    const { annualIncome, debts, goals, savings, existingCover } = values
    return {
      coverNeeded,
      humanLifeValue,
      needs: debts + goals,
      has: savings + existingCover,
      timesIncome: coverNeeded / annualIncome,
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Years from now', unit: 'years' },
    lines: { value: { label: 'The income left is worth', unit: 'inr' } },
    points: (values) =>
      Array.from({ length: values.yearsToRetirement + 1 }, (_, year) => {
        const left = { ...values, yearsToRetirement: values.yearsToRetirement - year }
        const grown = (1 + values.incomeGrowthPercent / 100) ** year
        return { x: year, value: lifeCover(left).humanLifeValue * grown }
      }),
  },
  goals: [],
  ...lifeCoverDetails,
})
