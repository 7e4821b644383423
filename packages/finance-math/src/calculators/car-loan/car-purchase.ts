import { emi } from '../../formulas/emi.ts'
import { roundAmount } from '../../formulas/round-amount.ts'

/** What the car loan calculator asks. */
export interface CarPurchaseValues {
  exShowroom: number
  onRoadPercent: number
  downPaymentPercent: number
  annualRatePercent: number
  years: number
}

/** The loan for what the down payment leaves of the price on the road, in whole paise as it is paid out. */
export function carLoan(values: CarPurchaseValues) {
  const { exShowroom, onRoadPercent, downPaymentPercent, annualRatePercent, years } = values
  const onRoad = roundAmount((exShowroom / 100) * (100 + onRoadPercent), 100)
  const principal = roundAmount((onRoad / 100) * (100 - downPaymentPercent), 100)
  return { onRoad, principal, annualRatePercent, months: Math.round(12 * years) }
}

/** What the car costs by the month and in all. */
export function carPurchase(values: CarPurchaseValues) {
  const { onRoad, ...loan } = carLoan(values)
  const { emi: instalment, totalInterest } = emi(loan)
  return {
    emi: instalment,
    onRoad,
    downPayment: onRoad - loan.principal,
    loanAmount: loan.principal,
    totalInterest,
    paidInAll: onRoad + totalInterest,
  }
}
