import { defineCalculator } from '../define-calculator.ts'
import { loanInputs } from '../loan-inputs.ts'
import { repaidLoanChart, repaidLoanPoints, repaidLoanRows, repaidLoanTable } from '../repaid-loan.ts'
import { personalLoanDetails } from './personal-loan.details.ts'
import { personalLoan, personalLoanCost } from './personal-loan-cost.ts'

/** What a personal loan costs with its fee. */
export const personalLoanCalculator = defineCalculator({
  id: 'personal-loan',
  name: 'Personal Loan Calculator',
  description: 'The instalment of a personal loan, and what it really costs a year with its processing fee',
  icon: 'banknote',
  inputs: {
    principal: { ...loanInputs.principal, min: 10_000, max: 5_000_000, default: 300_000 },
    annualRatePercent: { ...loanInputs.annualRatePercent, min: 8, max: 36, step: 0.25, default: 14 },
    years: { ...loanInputs.years, max: 7, default: 3 },
    feePercent: {
      kind: 'number',
      label: 'Processing fee',
      help: 'Of the loan; 18 % of GST come on top',
      unit: 'percent',
      min: 0,
      max: 6,
      limits: { min: 0, max: 50 },
      step: 0.1,
      default: 2,
    },
  },
  outputs: {
    emi: { label: 'Monthly instalment (EMI)', unit: 'inr', role: 'headline' },
    aprPercent: { label: 'Annual percentage rate (APR)', unit: 'percent', role: 'headline', decimals: 2 },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    feesPaid: { label: 'Fee with GST', unit: 'inr', role: 'part' },
    totalCost: { label: 'Cost of the loan', unit: 'inr', role: 'detail' },
    received: { label: 'Really received', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'totalCost', parts: ['totalInterest', 'feesPaid'] },
  compute: personalLoanCost,
  series: { ...repaidLoanChart, points: (values) => repaidLoanPoints(personalLoan(values)) },
  schedule: { ...repaidLoanTable, rows: (values) => repaidLoanRows(personalLoan(values)) },
  goals: [{ question: 'How much can be borrowed for this instalment?', input: 'principal', output: 'emi' }],
  ...personalLoanDetails,
})
