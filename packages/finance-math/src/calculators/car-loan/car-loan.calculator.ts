import { defineCalculator } from '../define-calculator.ts'
import { amountLimits } from '../input-limits.ts'
import { loanInputs } from '../loan-inputs.ts'
import { repaidLoanChart, repaidLoanPoints, repaidLoanRows, repaidLoanTable } from '../repaid-loan.ts'
import { carLoanDetails } from './car-loan.details.ts'
import { carLoan, carPurchase } from './car-purchase.ts'

/** What a car on credit costs. */
export const carLoanCalculator = defineCalculator({
  id: 'car-loan',
  name: 'Car Loan Calculator',
  description:
    'The instalment of a car loan from the ex-showroom price, what the road adds, and the down payment',
  icon: 'car',
  inputs: {
    exShowroom: {
      kind: 'number',
      label: 'Ex-showroom price',
      unit: 'inr',
      min: 50_000,
      max: 5_000_000,
      limits: amountLimits,
      step: 10_000,
      default: 1_000_000,
    },
    onRoadPercent: {
      kind: 'number',
      label: 'Road tax, registration and insurance',
      help: 'Of the ex-showroom price; by state and car',
      unit: 'percent',
      min: 0,
      max: 30,
      limits: { min: 0, max: 100 },
      step: 1,
      default: 15,
    },
    downPaymentPercent: {
      kind: 'number',
      label: 'Down payment',
      help: 'Of the price on the road',
      unit: 'percent',
      min: 0,
      max: 90,
      limits: { min: 0, max: 99 },
      step: 1,
      default: 20,
    },
    annualRatePercent: { ...loanInputs.annualRatePercent, min: 5, step: 0.05, default: 9 },
    years: { ...loanInputs.years, max: 8, default: 5 },
  },
  outputs: {
    emi: { label: 'Monthly instalment (EMI)', unit: 'inr', role: 'headline' },
    downPayment: { label: 'Down payment', unit: 'inr', role: 'part' },
    loanAmount: { label: 'Loan', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Total interest', unit: 'inr', role: 'part' },
    paidInAll: { label: 'Paid for the car in all', unit: 'inr', role: 'detail' },
    onRoad: { label: 'Price on the road', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'paidInAll', parts: ['downPayment', 'loanAmount', 'totalInterest'] },
  compute: carPurchase,
  series: { ...repaidLoanChart, points: (values) => repaidLoanPoints(carLoan(values)) },
  schedule: { ...repaidLoanTable, rows: (values) => repaidLoanRows(carLoan(values)) },
  goals: [{ question: 'What car does this instalment pay for?', input: 'exShowroom', output: 'emi' }],
  ...carLoanDetails,
})
