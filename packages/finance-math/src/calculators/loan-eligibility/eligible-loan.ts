import { loanEligibility } from '../../formulas/loan-eligibility.ts'
import { mostLent } from '../most-lent.ts'

/** What the loan eligibility calculator asks: rupees a month, percent, years; the price of a home, 0 where there is none. */
export interface EligibleLoanValues {
  monthlyIncome: number
  existingEmi: number
  foirPercent: number
  annualRatePercent: number
  years: number
  price: number
}

/** The loan that the income carries and the price of the home allows, and what it costs. */
export function eligibleLoan({ years, price, ...values }: EligibleLoanValues) {
  const months = Math.round(12 * years)
  const { maxEmi, loanAmount: unlimited } = loanEligibility({ ...values, months })
  const onPrice = price > 0 ? mostLent(price) : unlimited
  const loanAmount = Math.min(unlimited, onPrice)
  // A part of a loan has the same part of its instalment; of the whole nothing is divided, so that it stays exact.
  const instalment = loanAmount < unlimited ? maxEmi * (loanAmount / unlimited) : maxEmi
  const totalPayment = instalment * months
  return {
    ...{ loanAmount, unlimited, maxEmi, mostLent: onPrice, instalment, months },
    ...{ totalInterest: totalPayment - loanAmount, totalPayment },
  }
}
