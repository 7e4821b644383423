import { type RetirementInput, retirement } from '../../formulas/retirement.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, growthLimits, optionalAmountLimits } from '../input-limits.ts'
import { paidMonthly, priceLevel } from '../price-level.ts'
import { retirementDetails } from './retirement.details.ts'

const age = { kind: 'number', unit: 'age', step: 1, granularity: 1 } as const
const rate = { kind: 'number', unit: 'percent', step: 0.1, limits: growthLimits } as const

/** The years of the plan, in the money of its first day where an inflation is given. */
function yearly(values: RetirementInput, inflationPercent = 0) {
  let before = values.currentSavings
  return retirement(values).rows.map((row) => {
    if (inflationPercent === 0) return { ...row }
    const year = row.age - values.currentAge
    const atStart = priceLevel(inflationPercent, year - 1)
    // Instalments are paid at the start of each month, expenses at the start of each year.
    const invested = ((row.invested / 12) * paidMonthly(inflationPercent, 12)) / atStart
    const withdrawn = row.withdrawn / atStart
    const balance = row.balance / priceLevel(inflationPercent, year)
    const growth = balance - before - invested + withdrawn
    before = balance
    return { age: row.age, invested, growth, withdrawn, balance }
  })
}

/** What life after work costs, and what to save for it. */
export const retirementCalculator = defineCalculator({
  id: 'retirement',
  name: 'Retirement Calculator',
  description: 'The corpus you need when you stop working, and the monthly investment that builds it',
  icon: 'umbrella',
  inputs: {
    currentAge: { ...age, label: 'Age today', min: 18, max: 79, limits: { min: 0, max: 148 }, default: 30 },
    retirementAge: {
      ...age,
      label: 'Age at retirement',
      min: 19,
      max: 80,
      limits: { min: 1, max: 149 },
      default: 60,
    },
    lifeExpectancy: {
      ...age,
      label: 'Plan until age',
      min: 20,
      max: 110,
      limits: { min: 2, max: 150 },
      default: 85,
    },
    monthlyExpenses: {
      kind: 'number',
      label: 'Monthly expenses today',
      unit: 'inr',
      min: 1000,
      max: 1_000_000,
      limits: amountLimits,
      step: 1000,
      default: 50_000,
    },
    inflationPercent: { ...rate, label: 'Inflation a year', min: 1, max: 15, default: 6 },
    preRetirementReturnPercent: { ...rate, label: 'Return before retirement', min: 1, max: 30, default: 12 },
    postRetirementReturnPercent: { ...rate, label: 'Return in retirement', min: 1, max: 15, default: 7 },
    currentSavings: {
      kind: 'number',
      label: 'Savings today',
      unit: 'inr',
      min: 0,
      max: 1_000_000_000,
      limits: optionalAmountLimits,
      step: 10_000,
      default: 0,
      filledBy: 'net-worth',
    },
  },
  limits: ({ currentAge, retirementAge }) => ({
    retirementAge: { min: currentAge + 1 },
    lifeExpectancy: { min: retirementAge + 1 },
  }),
  outputs: {
    requiredMonthlyInvestment: { label: 'To invest every month', unit: 'inr', role: 'headline' },
    corpusNeeded: { label: 'Corpus needed at retirement', unit: 'inr', role: 'headline' },
    monthlyExpensesThen: {
      label: 'Monthly expenses at retirement',
      unit: 'inr',
      role: 'detail',
    },
    savingsThen: { label: 'Today’s savings at retirement', unit: 'inr', role: 'detail' },
    shortfall: {
      label: 'Still missing at retirement',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['corpusNeeded'], minus: ['savingsThen'] },
    },
  },
  compute: (values, inflationPercent = 0) => {
    // The first instalment is paid today, and the others are as large.
    const { corpusNeeded: corpus, requiredMonthlyInvestment } = retirement(values)
    const years = values.retirementAge - values.currentAge
    const level = priceLevel(inflationPercent, years)
    const corpusNeeded = corpus / level
    const savingsThen =
      (values.currentSavings * (1 + values.preRetirementReturnPercent / 100) ** years) / level
    return {
      requiredMonthlyInvestment,
      corpusNeeded,
      monthlyExpensesThen: (values.monthlyExpenses * priceLevel(values.inflationPercent, years)) / level,
      savingsThen,
      shortfall: Math.max(0, corpusNeeded - savingsThen),
    }
  },
  todaysMoney: true,
  series: {
    shape: 'lines',
    x: { label: 'Age', unit: 'age' },
    lines: { balance: { label: 'Savings', unit: 'inr' } },
    points: (values, inflationPercent) => [
      { x: values.currentAge, balance: values.currentSavings },
      ...yearly(values, inflationPercent).map(({ age: atAge, balance }) => ({ x: atAge, balance })),
    ],
  },
  schedule: {
    columns: {
      age: { label: 'Age at the end of the year', unit: 'age' },
      invested: { label: 'Invested', unit: 'inr' },
      growth: { label: 'Returns', unit: 'inr' },
      withdrawn: { label: 'Spent', unit: 'inr' },
      balance: { label: 'Savings', unit: 'inr' },
    },
    rows: yearly,
  },
  goals: [
    {
      question: 'What expenses can be planned with this monthly investment?',
      input: 'monthlyExpenses',
      output: 'requiredMonthlyInvestment',
    },
    {
      question: 'At what age can work end with this monthly investment?',
      input: 'retirementAge',
      output: 'requiredMonthlyInvestment',
    },
    {
      question: 'What return would make this monthly investment enough?',
      input: 'preRetirementReturnPercent',
      output: 'requiredMonthlyInvestment',
    },
  ],
  ...retirementDetails,
})
