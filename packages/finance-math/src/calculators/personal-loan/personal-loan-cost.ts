import { emi } from '../../formulas/emi.ts'
import { loanApr } from '../../formulas/loan-apr.ts'
import { newest } from '../../india/dated-rule.ts'
import { lenderFeeGstValues } from '../../india/rules/lender-fee-gst-values.ts'

/** What the personal loan calculator asks. */
export interface PersonalLoanValues {
  principal: number
  annualRatePercent: number
  years: number
  feePercent: number
}

/** The loan, with its months counted. */
export function personalLoan({ principal, annualRatePercent, years }: PersonalLoanValues) {
  return { principal, annualRatePercent, months: Math.round(12 * years) }
}

/** What it costs with its fee, and the rate by which it does. */
export function personalLoanCost(values: PersonalLoanValues) {
  const loan = personalLoan(values)
  const { emi: instalment, totalInterest } = emi(loan)
  const feesPaid = (loan.principal / 100) * values.feePercent * (1 + newest(lenderFeeGstValues) / 100)
  const { aprPercent } = loanApr({
    ...{ principal: loan.principal, fees: feesPaid, instalment, months: loan.months },
  })
  return {
    emi: instalment,
    aprPercent,
    totalInterest,
    feesPaid,
    totalCost: totalInterest + feesPaid,
    received: loan.principal - feesPaid,
  }
}
