import { rentVsBuy } from '../../formulas/rent-vs-buy.ts'

/** What the rent or buy calculator asks. */
export interface HomeValues {
  price: number
  monthlyRent: number
  years: number
  downPaymentPercent: number
  annualRatePercent: number
  loanYears: number
  homeGrowthPercent: number
  rentGrowthPercent: number
  investmentReturnPercent: number
  buyingCostPercent: number
  upkeepPercent: number
  sellingCostPercent: number
  depositMonths: number
  yearlyTaxSaved: number
}

/** How both stand at each year's end, the last, and the first from which on buying stays ahead. */
export function homePlan(values: HomeValues) {
  const { rows, emi, breakEvenYear } = rentVsBuy(values)
  const last = rows.at(-1) as (typeof rows)[number]
  return { rows, last, emi, breakEvenYear }
}
