import { amortizationSchedule } from '../formulas/amortization-schedule.ts'
import { paymentViews } from './payment-views.ts'

/** A loan as a page of one kind of loans has it. */
export interface RepaidLoan {
  principal: number
  annualRatePercent: number
  months: number
}

/** The columns of its table. */
export const repaidLoanTable = {
  columns: {
    month: { label: 'Month', unit: 'months' },
    principalPaid: { label: 'Principal paid', unit: 'inr' },
    interestPaid: { label: 'Interest paid', unit: 'inr' },
    totalPayment: { label: 'Total payment', unit: 'inr' },
    balance: { label: 'Balance', unit: 'inr' },
  },
  views: paymentViews,
} as const

/** Its chart: what is owed, and what it has cost. */
export const repaidLoanChart = {
  shape: 'lines',
  x: { label: 'Year', unit: 'years' },
  lines: {
    balance: { label: 'Still owed', unit: 'inr' },
    interest: { label: 'Interest paid', unit: 'inr' },
  },
} as const

/** Its rows, month by month. */
export function repaidLoanRows(loan: RepaidLoan) {
  return amortizationSchedule(loan).map((row) => ({ ...row }))
}

/** What is owed, and the interest paid so far, at each year's end. */
export function repaidLoanPoints(loan: RepaidLoan) {
  let interest = 0
  const rows = amortizationSchedule(loan)
  const points = rows.flatMap(({ month, balance, interestPaid }) => {
    interest += interestPaid
    return month % 12 === 0 || month === rows.length ? [{ x: month / 12, balance, interest }] : []
  })
  return [{ x: 0, balance: loan.principal, interest: 0 }, ...points]
}
