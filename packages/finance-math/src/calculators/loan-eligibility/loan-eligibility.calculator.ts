import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, interestLimits, optionalAmountLimits } from '../input-limits.ts'
import { eligibleLoan } from './eligible-loan.ts'
import { loanEligibilityDetails } from './loan-eligibility.details.ts'

const forHome = { input: 'price', isNot: [0] } as const

/** The loan that an income carries beside other instalments. */
export const loanEligibilityCalculator = defineCalculator({
  id: 'loan-eligibility',
  name: 'Loan Eligibility Calculator',
  description: 'The loan that an income carries beside other instalments, by the share that banks allow',
  icon: 'badge-check',
  inputs: {
    monthlyIncome: {
      kind: 'number',
      label: 'Income in hand a month',
      unit: 'inr',
      min: 10_000,
      max: 1_000_000,
      limits: amountLimits,
      step: 1000,
      default: 100_000,
    },
    existingEmi: {
      kind: 'number',
      label: 'Instalments paid already a month',
      unit: 'inr',
      min: 0,
      max: 500_000,
      limits: optionalAmountLimits,
      step: 500,
      default: 10_000,
    },
    foirPercent: {
      kind: 'number',
      label: 'Income that may go into instalments',
      help: 'Banks allow 40 to 60 %, more of larger incomes',
      unit: 'percent',
      min: 30,
      max: 70,
      limits: { min: 0, max: 100 },
      step: 1,
      default: 50,
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate a year',
      unit: 'percent',
      min: 5,
      max: 25,
      limits: interestLimits,
      step: 0.1,
      default: 8.5,
    },
    years: {
      kind: 'number',
      label: 'Time',
      unit: 'years',
      min: 1,
      max: 30,
      limits: { min: 1 / 12, max: 50 },
      step: 1,
      default: 20,
      granularity: 12,
    },
    price: {
      kind: 'number',
      label: 'Price of the home',
      help: 'For a home loan, which is limited by it too; 0 leaves it out',
      unit: 'inr',
      min: 0,
      max: 50_000_000,
      limits: optionalAmountLimits,
      step: 100_000,
      default: 0,
      byNameOnly: true,
      advanced: true,
    },
  },
  outputs: {
    loanAmount: { label: 'Loan', unit: 'inr', role: 'headline' },
    maxEmi: { label: 'Instalment that is left for it', unit: 'inr', role: 'part' },
    mostLent: { label: 'A bank may lend at most', unit: 'inr', role: 'detail', when: forHome },
    unlimited: { label: 'Without that limit', unit: 'inr', role: 'detail', when: forHome },
    instalment: { label: 'Instalment of the loan', unit: 'inr', role: 'detail', when: forHome },
    totalInterest: { label: 'Interest over the time', unit: 'inr', role: 'detail' },
    totalPayment: {
      label: 'Paid in all',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['loanAmount', 'totalInterest'], minus: [] },
    },
  },
  compute: (values) => {
    const { months: _, ...found } = eligibleLoan(values)
    return found
  },
  goals: [
    { question: 'What income carries this loan?', input: 'monthlyIncome', output: 'loanAmount' },
    { question: 'At what rate is this the loan?', input: 'annualRatePercent', output: 'loanAmount' },
  ],
  ...loanEligibilityDetails,
})
