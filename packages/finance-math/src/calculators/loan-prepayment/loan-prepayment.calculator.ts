import { type AmortizationRow, amortizationSchedule } from '../../formulas/amortization-schedule.ts'
import { emi } from '../../formulas/emi.ts'
import { outstandingBalance } from '../../formulas/outstanding-balance.ts'
import { prepayment } from '../../formulas/prepayment.ts'
import { defineCalculator } from '../define-calculator.ts'
import type { Values } from '../input.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { loanInputs } from '../loan-inputs.ts'
import { paymentViews } from '../payment-views.ts'
import { loanPrepaymentDetails } from './loan-prepayment.details.ts'
import { toLoan } from './to-loan.ts'

const inputs = {
  ...loanInputs,
  afterMonth: {
    kind: 'number',
    label: 'Prepaid after instalment',
    unit: 'months',
    min: 1,
    max: 359,
    limits: { min: 0, max: 2399 },
    step: 1,
    default: 12,
    granularity: 1,
  },
  lumpSum: {
    kind: 'number',
    label: 'Prepayment',
    unit: 'inr',
    min: 0,
    max: 10_000_000,
    limits: optionalAmountLimits,
    step: 1000,
    default: 100_000,
  },
} as const

type LoanValues = Values<typeof inputs>

/** The month-by-month balance without the prepayment and in both ways with it. */
function balances(values: LoanValues) {
  const loan = toLoan(values)
  const { afterMonth, lumpSum } = values
  const left = outstandingBalance({ ...loan, afterMonths: afterMonth }) - lumpSum
  const shorter = prepayment({ ...loan, afterMonth, lumpSum, mode: 'reduceTenure' })
  const rest = { principal: Math.max(0, left), annualRatePercent: loan.annualRatePercent }
  const lower = amortizationSchedule({ ...rest, months: loan.months - afterMonth })
  // Both schedules end in the same month.
  const lowerBalance = (month: number) => (lower[month - 1] as AmortizationRow).balance
  const rate = loan.annualRatePercent / 1200
  let balance = rest.principal
  return amortizationSchedule(loan).map((row) => {
    if (row.month > afterMonth) balance = row.month >= shorter.months ? 0 : balance * (1 + rate) - shorter.emi
    const before = row.month === afterMonth ? rest.principal : row.balance
    return {
      month: row.month,
      withoutPrepayment: row.balance,
      reduceTenure: row.month > afterMonth ? balance : before,
      reduceEmi: row.month > afterMonth ? lowerBalance(row.month - afterMonth) : before,
    }
  })
}

/** What an extra payment into a loan saves, when it shortens the loan and when it lowers the instalment. */
export const loanPrepaymentCalculator = defineCalculator({
  id: 'loan-prepayment',
  name: 'Loan Prepayment Calculator',
  description: 'What an extra payment into a loan saves: a shorter loan or a lower instalment, side by side',
  icon: 'scissors',
  inputs,
  limits: (values) => {
    const loan = toLoan(values)
    const afterMonth = Math.min(values.afterMonth, loan.months - 1)
    return {
      afterMonth: { max: loan.months - 1 },
      // Down to the whole rupee, so that what a person reads and types again is still allowed.
      lumpSum: { max: Math.floor(outstandingBalance({ ...loan, afterMonths: afterMonth })) },
    }
  },
  outputs: {
    interestSavedByTenure: { label: 'Interest saved by a shorter loan', unit: 'inr', role: 'headline' },
    interestSavedByEmi: { label: 'Interest saved by a lower instalment', unit: 'inr', role: 'headline' },
    monthsSaved: { label: 'Months saved', unit: 'months', role: 'part' },
    newMonths: { label: 'Months of the shorter loan', unit: 'months', role: 'detail' },
    newEmi: { label: 'Lower instalment', unit: 'inr', role: 'part' },
    emi: { label: 'Instalment until then', unit: 'inr', role: 'detail' },
    totalInterest: { label: 'Interest without prepayment', unit: 'inr', role: 'detail' },
    outstanding: { label: 'Owed before the prepayment', unit: 'inr', role: 'detail' },
  },
  compute: (values) => {
    const { lumpSum, afterMonth } = values
    const loan = toLoan(values)
    const shorter = prepayment({ ...loan, lumpSum, afterMonth, mode: 'reduceTenure' })
    const lower = prepayment({ ...loan, lumpSum, afterMonth, mode: 'reduceEmi' })
    const { emi: instalment, totalInterest } = emi(loan)
    return {
      interestSavedByTenure: shorter.interestSaved,
      interestSavedByEmi: lower.interestSaved,
      monthsSaved: loan.months - shorter.months,
      newMonths: shorter.months,
      newEmi: lower.emi,
      emi: instalment,
      totalInterest,
      outstanding: outstandingBalance({ ...loan, afterMonths: afterMonth }),
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Month', unit: 'months' },
    lines: {
      withoutPrepayment: { label: 'No prepayment', unit: 'inr' },
      reduceTenure: { label: 'Shorter loan', unit: 'inr' },
      reduceEmi: { label: 'Lower EMI', unit: 'inr' },
    },
    // All three end at nothing owed; they differ in when, and in what that has cost.
    ends: (values) => {
      const { months, ...loan } = toLoan(values)
      const paidOff = (mode: 'reduceTenure' | 'reduceEmi') =>
        prepayment({ ...loan, months, lumpSum: values.lumpSum, afterMonth: values.afterMonth, mode })
      const shorter = paidOff('reduceTenure')
      return {
        withoutPrepayment: { month: months, interest: emi({ ...loan, months }).totalInterest },
        reduceTenure: { month: shorter.months, interest: shorter.totalInterest },
        reduceEmi: { month: months, interest: paidOff('reduceEmi').totalInterest },
      }
    },
    points: (values) => {
      const { principal } = values
      const start = { x: 0, withoutPrepayment: principal, reduceTenure: principal, reduceEmi: principal }
      return [start, ...balances(values).map(({ month, ...lines }) => ({ x: month, ...lines }))]
    },
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      withoutPrepayment: { label: 'Balance without prepayment', unit: 'inr' },
      reduceTenure: { label: 'Balance, shorter loan', unit: 'inr' },
      reduceEmi: { label: 'Balance, lower instalment', unit: 'inr' },
    },
    views: paymentViews,
    rows: balances,
  },
  goals: [
    {
      question: 'What prepayment saves this much interest by a shorter loan?',
      input: 'lumpSum',
      output: 'interestSavedByTenure',
    },
    { question: 'What prepayment lowers the instalment to this?', input: 'lumpSum', output: 'newEmi' },
  ],
  ...loanPrepaymentDetails,
})
