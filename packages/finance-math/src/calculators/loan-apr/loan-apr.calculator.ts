import { defineCalculator } from '../define-calculator.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { loanInputs } from '../loan-inputs.ts'
import { paymentViews } from '../payment-views.ts'
import { loanAprDetails } from './loan-apr.details.ts'
import { loanWithFees, loanWithFeesRows } from './loan-with-fees.ts'

/** What a loan costs a year with its fees. */
export const loanAprCalculator = defineCalculator({
  id: 'loan-apr',
  name: 'Loan APR Calculator',
  description: 'The annual percentage rate of a loan: what it costs a year once its fees are counted',
  icon: 'badge-percent',
  inputs: {
    principal: { ...loanInputs.principal, min: 10_000, default: 500_000 },
    annualRatePercent: { ...loanInputs.annualRatePercent, max: 36, default: 12 },
    years: { ...loanInputs.years, default: 3 },
    fees: {
      kind: 'number',
      label: 'Fees and charges',
      help: 'All that the lender asks for, with tax: processing, papers, valuation, insurance',
      unit: 'inr',
      min: 0,
      max: 200_000,
      limits: optionalAmountLimits,
      step: 100,
      default: 11_800,
    },
  },
  outputs: {
    aprPercent: { label: 'Annual percentage rate (APR)', unit: 'percent', role: 'headline', decimals: 2 },
    effectiveAnnualPercent: {
      label: 'Effective rate a year',
      unit: 'percent',
      role: 'headline',
      decimals: 2,
    },
    totalInterest: { label: 'Interest', unit: 'inr', role: 'part' },
    feesPaid: { label: 'Fees', unit: 'inr', role: 'part' },
    totalCost: { label: 'Cost of the loan', unit: 'inr', role: 'detail' },
    emi: { label: 'Instalment a month', unit: 'inr', role: 'detail' },
    received: { label: 'Really received', unit: 'inr', role: 'detail' },
    totalPayment: {
      label: 'Paid in instalments',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['received', 'totalCost'], minus: [] },
    },
  },
  composition: { total: 'totalCost', parts: ['totalInterest', 'feesPaid'] },
  compute: loanWithFees,
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      paid: { label: 'Paid', unit: 'inr' },
      cost: { label: 'Cost', unit: 'inr' },
      balance: { label: 'Owed at the APR', unit: 'inr' },
    },
    points: (values) => {
      const { received } = loanWithFees(values)
      const sofar = { paid: 0, cost: 0 }
      return [
        { x: 0, ...sofar, balance: received },
        ...loanWithFeesRows(values).map(({ month, totalPayment, costPaid, balance }) => {
          sofar.paid += totalPayment
          sofar.cost += costPaid
          return { x: month / 12, ...sofar, balance }
        }),
      ]
    },
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      totalPayment: { label: 'Instalment', unit: 'inr' },
      costPaid: { label: 'Cost at the APR', unit: 'inr' },
      principalPaid: { label: 'Pays back', unit: 'inr' },
      balance: { label: 'Owed at the APR', unit: 'inr' },
    },
    views: paymentViews,
    rows: loanWithFeesRows,
  },
  goals: [
    { question: 'With what fees is this the APR?', input: 'fees', output: 'aprPercent' },
    { question: 'At what interest rate is this the APR?', input: 'annualRatePercent', output: 'aprPercent' },
  ],
  ...loanAprDetails,
})
