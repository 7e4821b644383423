import { above, atLeast, between, object, result, whole } from '../primitives/check.ts'
import { annuity } from './annuity.ts'

/** What `rentVsBuy` takes: the home and its loan, the rent, and what money grows at. */
export interface RentVsBuyInput {
  price: number
  downPaymentPercent: number
  annualRatePercent: number
  loanYears: number
  monthlyRent: number
  years: number
  /** Stamp duty, registration and other costs of buying, in percent of the price (0). */
  buyingCostPercent?: number
  /** Upkeep, society charges and property tax a year, in percent of what the home is worth (0). */
  upkeepPercent?: number
  /** What selling costs, in percent of what the home is worth (0). */
  sellingCostPercent?: number
  homeGrowthPercent?: number
  rentGrowthPercent?: number
  /** The deposit that a tenant gets back without interest, in rents of the first month (0). */
  depositMonths?: number
  investmentReturnPercent: number
  /** Income tax that the home loan saves a year while it runs (0). */
  yearlyTaxSaved?: number
}

/** How both stand at the end of a year. */
export interface RentVsBuyRow {
  year: number
  homeValue: number
  loanBalance: number
  monthlyRent: number
  /** The home less the cost of selling it and the loan, and what the buyer has invested beside it. */
  buyerNetWorth: number
  /** What the tenant has invested, and the deposit. */
  renterNetWorth: number
}

/** The years, the first from whose end on buying stays ahead, and by how much it is ahead at last. */
export interface RentVsBuyResult {
  emi: number
  breakEvenYear: number | null
  advantageOfBuying: number
  rows: RentVsBuyRow[]
}

/**
 * Whether renting or buying leaves more. Both spend the same every month: who has to pay less invests the
 * difference, the tenant also the down payment and the costs of buying, less the deposit, on the first day.
 *
 * Month by month: the buyer pays the instalment and a twelfth of the year's upkeep, less a twelfth of the tax
 * saved; the tenant pays the rent, which rises once a year. Home and investments grow every month by the twelfth
 * root of a year's growth; differences are invested at the month's end.
 *
 * @formula W_b = H × (1 − s) − B + I_b
 * @formula W_r = I_r + D
 * @where W_b and W_r what buying and renting leave; H the home's value; s the cost of selling; B what is owed;
 *   I_b and I_r what each has invested; D the deposit
 * @param input price and monthlyRent in money; downPaymentPercent of the price, 0 to 100; annualRatePercent of
 *   the loan; loanYears (1 to 50), years looked at (1 to 100); growth and return in percent a year; the other
 *   fields as they say
 * @see OpenFormula `PMT` and `FV`, of which every row is made
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const home = { price: 8_000_000, downPaymentPercent: 20, annualRatePercent: 8.5, loanYears: 20 }
 * const rent = { monthlyRent: 22_000, rentGrowthPercent: 6, investmentReturnPercent: 11, years: 20 }
 * rentVsBuy({ ...home, ...rent, homeGrowthPercent: 6, buyingCostPercent: 7 }).breakEvenYear //=> null
 */
export function rentVsBuy(input: RentVsBuyInput): RentVsBuyResult {
  const { price, downPaymentPercent, annualRatePercent, loanYears, monthlyRent, years } = object(
    'input',
    input,
  )
  const { buyingCostPercent = 0, upkeepPercent = 0, sellingCostPercent = 0, depositMonths = 0 } = input
  const { homeGrowthPercent = 0, rentGrowthPercent = 0, investmentReturnPercent, yearlyTaxSaved = 0 } = input
  above('price', price, 0)
  const down = price * (between('downPaymentPercent', downPaymentPercent, 0, 100) / 100)
  const rate = atLeast('annualRatePercent', annualRatePercent, 0) / 1200
  const loanMonths = 12 * whole('loanYears', loanYears, 1, 50)
  atLeast('monthlyRent', monthlyRent, 0)
  whole('years', years, 1, 100)
  const buyingCost = price * (between('buyingCostPercent', buyingCostPercent, 0, 100) / 100)
  const upkeep = between('upkeepPercent', upkeepPercent, 0, 100) / 1200
  const kept = 1 - between('sellingCostPercent', sellingCostPercent, 0, 100) / 100
  const growthOf = (field: string, percent: number) =>
    Math.exp(Math.log1p(above(field, percent, -100) / 100) / 12)
  const homeGrowth = growthOf('homeGrowthPercent', homeGrowthPercent)
  const rentGrowth = 1 + above('rentGrowthPercent', rentGrowthPercent, -100) / 100
  const deposit = result(
    'depositMonths',
    depositMonths,
    monthlyRent * atLeast('depositMonths', depositMonths, 0),
  )
  const moneyGrowth = growthOf('investmentReturnPercent', investmentReturnPercent)
  const taxSaved = atLeast('yearlyTaxSaved', yearlyTaxSaved, 0) / 12

  let loan = price - down
  const emi = result('annualRatePercent', annualRatePercent, loan / -annuity(rate, -loanMonths))
  let home = price
  let rent = monthlyRent
  // What one of them did not have to spend on the first day.
  const start = down + buyingCost - deposit
  let buyerFund = Math.max(0, -start)
  let renterFund = Math.max(0, start)
  const rows: RentVsBuyRow[] = []
  let breakEvenYear: number | null = null
  for (let month = 1; month <= 12 * years; month++) {
    const isRepaid = month > loanMonths
    const cost = (isRepaid ? 0 : emi - taxSaved) + home * upkeep
    loan = month >= loanMonths ? 0 : loan * (1 + rate) - emi
    home *= homeGrowth
    buyerFund = buyerFund * moneyGrowth + Math.max(0, rent - cost)
    renterFund = renterFund * moneyGrowth + Math.max(0, cost - rent)
    if (month % 12) continue
    const year = month / 12
    const buyerNetWorth = result('homeGrowthPercent', homeGrowthPercent, home * kept - loan + buyerFund)
    const renterNetWorth = result('investmentReturnPercent', investmentReturnPercent, renterFund + deposit)
    rows.push({ year, homeValue: home, loanBalance: loan, monthlyRent: rent, buyerNetWorth, renterNetWorth })
    if (buyerNetWorth < renterNetWorth) breakEvenYear = null
    else breakEvenYear ??= year
    rent *= rentGrowth
  }
  const last = rows.at(-1) as RentVsBuyRow
  return {
    emi,
    breakEvenYear,
    advantageOfBuying: result('price', price, last.buyerNetWorth - last.renterNetWorth),
    rows,
  }
}
