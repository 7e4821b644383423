import { amortizationSchedule } from '../../formulas/amortization-schedule.ts'
import { flatVsReducing } from '../../formulas/flat-vs-reducing.ts'
import { toLoan } from '../../formulas/loan.ts'

/** What the calculator of flat and reducing rates asks. */
export interface FlatLoanValues {
  principal: number
  flatRatePercent: number
  years: number
  otherRatePercent: number
}

/** The number of instalments: a tenure counts in whole months. */
export function instalmentsOf({ years }: Pick<FlatLoanValues, 'years'>): number {
  return Math.round(12 * years)
}

/** The loan at the flat rate beside one of the same amount and time whose rate is on what is owed. */
export function flatLoan(values: FlatLoanValues) {
  const { principal, flatRatePercent, otherRatePercent } = values
  const months = instalmentsOf(values)
  const flat = flatVsReducing({ principal, flatRatePercent, months })
  const { emi: otherEmi } = toLoan({ principal, annualRatePercent: otherRatePercent, months })
  const otherInterest = otherEmi * months - principal
  return {
    reducingRatePercent: flat.reducingRatePercent,
    emi: flat.emi,
    principalPaid: principal,
    totalInterest: flat.totalInterest,
    totalPayment: principal + flat.totalInterest,
    otherEmi,
    otherInterest,
    extraInterest: flat.totalInterest - otherInterest,
  }
}

/** Month by month: equal parts of the flat loan's amount and interest, and the interest of the other loan. */
export function flatLoanRows(values: FlatLoanValues) {
  const { principal, otherRatePercent } = values
  const months = instalmentsOf(values)
  const { emi: instalment, totalInterest } = flatLoan(values)
  return amortizationSchedule({ principal, annualRatePercent: otherRatePercent, months }).map(
    ({ month, interestPaid, balance }) => ({
      month,
      principalPaid: principal / months,
      interestPaid: totalInterest / months,
      totalPayment: instalment,
      balance: (principal / months) * (months - month),
      otherInterest: interestPaid,
      otherBalance: balance,
    }),
  )
}
