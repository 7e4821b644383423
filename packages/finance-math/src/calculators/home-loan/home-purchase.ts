import { emi } from '../../formulas/emi.ts'
import { roundAmount } from '../../formulas/round-amount.ts'
import { newest } from '../../india/dated-rule.ts'
import { homeLoanShares } from '../../india/rules/home-loan-rules.ts'

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

/** The most that a bank may lend on a home of this price: the largest loan that is within the share of its size. */
function mostLent(price: number): number {
  const loans = newest(homeLoanShares).map(([upTo, percent]) =>
    Math.min(upTo ?? Number.POSITIVE_INFINITY, (price / 100) * percent),
  )
  return Math.max(...loans)
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
