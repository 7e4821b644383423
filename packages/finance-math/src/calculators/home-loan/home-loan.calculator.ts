import { defineCalculator } from '../define-calculator.ts'
import { amountLimits } from '../input-limits.ts'
import { loanInputs } from '../loan-inputs.ts'
import { repaidLoanChart, repaidLoanPoints, repaidLoanRows, repaidLoanTable } from '../repaid-loan.ts'
import { homeLoanDetails } from './home-loan.details.ts'
import { homeLoan, homePurchase } from './home-purchase.ts'

/** What a home on credit costs. */
export const homeLoanCalculator = defineCalculator({
  id: 'home-loan',
  name: 'Home Loan Calculator',
  description: 'The instalment of a home loan from the price and the down payment, and what banks may lend',
  icon: 'house-plus',
  inputs: {
    price: {
      kind: 'number',
      label: 'Price of the home',
      unit: 'inr',
      min: 1_000_000,
      max: 50_000_000,
      limits: amountLimits,
      step: 100_000,
      default: 6_000_000,
    },
    downPaymentPercent: {
      kind: 'number',
      label: 'Down payment',
      unit: 'percent',
      min: 10,
      max: 90,
      limits: { min: 0, max: 99 },
      step: 1,
      default: 20,
    },
    annualRatePercent: { ...loanInputs.annualRatePercent, min: 5, max: 15, step: 0.05, default: 8.5 },
    years: { ...loanInputs.years, default: 20 },
  },
  outputs: {
    emi: { label: 'Monthly instalment (EMI)', unit: 'inr', role: 'headline' },
    downPayment: { label: 'Down payment', unit: 'inr', role: 'part' },
    loanAmount: { label: 'Loan', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Total interest', unit: 'inr', role: 'part' },
    paidInAll: { label: 'Paid for the home in all', unit: 'inr', role: 'detail' },
    mostLent: { label: 'A bank may lend at most', unit: 'inr', role: 'detail' },
    within: {
      kind: 'choice',
      label: 'The loan is within that',
      options: { yes: 'Yes', no: 'No, more has to be paid down' },
      role: 'detail',
    },
  },
  composition: { total: 'paidInAll', parts: ['downPayment', 'loanAmount', 'totalInterest'] },
  compute: (values) => {
    const found = homePurchase(values)
    // Dust of the product of doubles is no rupee too much.
    return { ...found, within: found.loanAmount <= found.mostLent * (1 + 1e-12) ? 'yes' : 'no' }
  },
  series: { ...repaidLoanChart, points: (values) => repaidLoanPoints(homeLoan(values)) },
  schedule: { ...repaidLoanTable, rows: (values) => repaidLoanRows(homeLoan(values)) },
  goals: [{ question: 'What price can be paid with this instalment?', input: 'price', output: 'emi' }],
  ...homeLoanDetails,
})
