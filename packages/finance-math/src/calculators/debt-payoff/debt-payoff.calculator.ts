import { repayDebts } from '../../formulas/repay-debts.ts'
import { defineCalculator } from '../define-calculator.ts'
import { interestLimits } from '../input-limits.ts'
import { growthViews } from '../investment-growth.ts'
import { parseRows } from '../parse-many.ts'
import { debtPayoffDetails } from './debt-payoff.details.ts'
import { debtPlan, debtPoints, debtRows } from './debt-plan.ts'

/** Several debts, paid off in one order or another. */
export const debtPayoffCalculator = defineCalculator({
  id: 'debt-payoff',
  name: 'Debt Payoff Calculator',
  description: 'When several debts are paid off, and in which order that costs least: avalanche or snowball',
  icon: 'list-ordered',
  inputs: {
    debts: {
      kind: 'rows',
      parse: parseRows,
      label: 'Debts',
      help: 'What is owed on each, its interest rate, and the least that has to be paid every month',
      item: 'Debt',
      columns: {
        balance: {
          kind: 'number',
          label: 'Owed',
          unit: 'inr',
          min: 1000,
          max: 1_000_000,
          limits: { min: 1, max: 1e9 },
          step: 1000,
          default: 50_000,
          heads: ['balance', 'outstanding', 'principal', 'amount', 'loan'],
        },
        annualRatePercent: {
          kind: 'number',
          label: 'Rate a year',
          unit: 'percent',
          min: 0,
          max: 48,
          limits: interestLimits,
          step: 0.5,
          default: 12,
          heads: ['interest', 'apr', 'roi', '%'],
        },
        minimum: {
          kind: 'number',
          label: 'Minimum a month',
          unit: 'inr',
          min: 0,
          max: 100_000,
          limits: { min: 0, max: 1e9 },
          step: 500,
          default: 2000,
          heads: ['minimum', 'min', 'emi', 'instalment', 'installment', 'payment', 'due'],
        },
      },
      minItems: 1,
      maxItems: 20,
      default: [
        { balance: 80_000, annualRatePercent: 36, minimum: 4000 },
        { balance: 250_000, annualRatePercent: 14, minimum: 8500 },
        { balance: 40_000, annualRatePercent: 18, minimum: 2000 },
      ],
    },
    extra: {
      kind: 'number',
      label: 'Extra a month',
      help: 'Beyond what has to be paid',
      unit: 'inr',
      min: 0,
      max: 100_000,
      limits: { min: 0, max: 1e9 },
      step: 500,
      default: 5000,
    },
    strategy: {
      kind: 'choice',
      label: 'The extra goes first to the',
      default: 'avalanche',
      options: { avalanche: 'Highest rate', snowball: 'Smallest debt' },
    },
  },
  outputs: {
    months: { label: 'Free of debt after', unit: 'months', role: 'headline' },
    owed: { label: 'Owed today', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    totalPaid: { label: 'Paid in all', unit: 'inr', role: 'detail' },
    budget: { label: 'Paid every month', unit: 'inr', role: 'detail' },
    paidOffMonths: {
      kind: 'list',
      label: 'Paid off after, debt by debt',
      item: 'Debt',
      unit: 'months',
      role: 'detail',
    },
    otherMonths: { label: 'The other order takes', unit: 'months', role: 'detail' },
    otherInterest: { label: 'Interest by the other order', unit: 'inr', role: 'detail' },
    interestSaved: {
      label: 'Saved against the other order',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['otherInterest'], minus: ['totalInterest'] },
    },
    minimumsInterest: {
      kind: 'list',
      label: 'Interest without the extra',
      item: 'Interest',
      unit: 'inr',
      role: 'detail',
    },
    growing: { label: 'Debts whose minimum is below their interest', unit: 'number', role: 'detail' },
  },
  composition: { total: 'totalPaid', parts: ['owed', 'totalInterest'] },
  compute: debtPlan,
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      avalanche: { label: 'Highest rate', unit: 'inr' },
      snowball: { label: 'Smallest debt', unit: 'inr' },
    },
    ends: (values) => {
      const end = (strategy: 'avalanche' | 'snowball') => {
        const { months, totalInterest } = repayDebts({ ...values, strategy })
        return { month: months, interest: totalInterest }
      }
      return { avalanche: end('avalanche'), snowball: end('snowball') }
    },
    points: debtPoints,
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      interest: { label: 'Interest', unit: 'inr' },
      payment: { label: 'Paid', unit: 'inr' },
      left: { label: 'Debts left', unit: 'number' },
      balance: { label: 'Owed', unit: 'inr' },
    },
    views: { monthly: growthViews.monthly, yearly: growthViews.yearly },
    rows: debtRows,
  },
  goals: [],
  ...debtPayoffDetails,
})
