import { emi } from '../../formulas/emi.ts'
import { roundAmount } from '../../formulas/round-amount.ts'
import { mostLent } from '../most-lent.ts'

/** What the home loan calculator asks. */
export interface HomePurchaseValues {
  price: number
  downPaymentPercent: number
  annualRatePercent: number
  years: number
}

/** The loan for what the down payment leaves of the price, in whole paise as it is paid out. */
export function homeLoan({ price, downPaymentPercent, annualRatePercent, years }: HomePurchaseValues) {
  const principal = roundAmount((price / 100) * (100 - downPaymentPercent), 100)
  return { principal, annualRatePercent, months: Math.round(12 * years) }
}

/** What the home costs by the month and in all. */
export function homePurchase(values: HomePurchaseValues) {
  const loan = homeLoan(values)
  const { emi: instalment, totalInterest } = emi(loan)
  const downPayment = values.price - loan.principal
  return {
    emi: instalment,
    downPayment,
    loanAmount: loan.principal,
    totalInterest,
    paidInAll: values.price + totalInterest,
    mostLent: mostLent(values.price),
  }
}
