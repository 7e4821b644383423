import { effectiveRate } from '../../core/effective-rate.ts'
import { amortizationSchedule } from '../../formulas/amortization-schedule.ts'
import { toLoan } from '../../formulas/loan.ts'
import { loanApr } from '../../formulas/loan-apr.ts'

/** What the APR calculator asks. */
export interface LoanWithFeesValues {
  principal: number
  annualRatePercent: number
  years: number
  fees: number
}

/** The number of instalments: a tenure counts in whole months. */
export function instalmentsOf({ years }: Pick<LoanWithFeesValues, 'years'>): number {
  return Math.round(12 * years)
}

/** What the loan costs a year with its fees, and in all. */
export function loanWithFees(values: LoanWithFeesValues) {
  const { principal, annualRatePercent, fees } = values
  const months = instalmentsOf(values)
  const { emi } = toLoan({ principal, annualRatePercent, months })
  const totalInterest = emi * months - principal
  const { aprPercent } = loanApr({ principal, fees, instalment: emi, months })
  return {
    aprPercent,
    effectiveAnnualPercent: 100 * effectiveRate(aprPercent / 100, 12),
    emi,
    received: principal - fees,
    totalInterest,
    feesPaid: fees,
    totalCost: totalInterest + fees,
    totalPayment: principal + totalInterest,
  }
}

/** Month by month what came into the borrower's hands is paid back at the annual percentage rate. */
export function loanWithFeesRows(values: LoanWithFeesValues) {
  const { aprPercent, received } = loanWithFees(values)
  const loan = { principal: received, annualRatePercent: aprPercent, months: instalmentsOf(values) }
  return amortizationSchedule(loan).map(({ interestPaid, ...row }) => ({ ...row, costPaid: interestPaid }))
}
