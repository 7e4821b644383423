import { above, atLeast, object, oneOf, result, whole } from '../primitives/check.ts'
import { epfMonth } from './epf-month.ts'
import { creditedYear, type EpfInterestFrom } from './epf-year.ts'
import { ratesFromYear, type SchemeRate } from './monthly-rates.ts'
import { epfInterestPercent } from './rules/epf-rules.ts'

/** What `epf` takes: rupees a month at the beginning, percent a year. */
export interface EpfInput {
  /** Basic pay and dearness allowance of the first year. */
  monthlyWage: number
  years: number
  annualRatePercent: SchemeRate
  salaryGrowthPercent?: number
  wageCeiling: number
  interestFrom?: EpfInterestFrom
  openingBalance?: number
  onFullWage?: boolean
  epsMember?: boolean
  vpfPercent?: number
  /** The first financial year, such as '2010-11'; asked for by the notified rates. */
  firstFinancialYear?: string
}

/** A year of the fund: the wage, what both sides paid into it, what it earned. */
export interface EpfYearRow {
  year: number
  monthlyWage: number
  contribution: number
  interest: number
  balance: number
}

/** What the fund holds at the end; the pension's share is not in it. */
export interface EpfResult {
  corpus: number
  totalContribution: number
  totalInterest: number
  rows: EpfYearRow[]
  /** Whether a declared rate was assumed beyond the newest declaration. */
  rateAssumed: boolean
}

/**
 * What the Employees' Provident Fund has grown to: every month the heads of `epfContribution`, to the rupee,
 * without the pension's; interest on the running balance, credited once a year; the wage rising once a year. The heads
 * are by today's percents in every year, also in one before them.
 *
 * @formula B_k = B_(k − 1) + O_k + E_k + I_k
 * @where B_k the balance of year k; O_k own contributions; E_k the employer's without the pension's; I_k
 *   interest
 * @param input monthlyWage in rupees; years, 1 to 60; annualRatePercent, or `'notified'` for each year's own
 *   from firstFinancialYear on; salaryGrowthPercent (0); wageCeiling; interestFrom (`'next-month'`);
 *   openingBalance (0); onFullWage (true); epsMember (true); vpfPercent (0)
 * @see EPF Scheme, 1952, paragraph 60 (from memory); rates in `epfInterestPercent`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { monthlyWage: 30_000, annualRatePercent: 8.25, wageCeiling: 15_000 }
 * roundTo(epf({ ...plan, years: 1 }).corpus, 2) //=> 74099.81
 */
export function epf(input: EpfInput): EpfResult {
  const { monthlyWage, years, annualRatePercent, salaryGrowthPercent = 0 } = object('input', input)
  const { interestFrom = 'next-month', openingBalance = 0, firstFinancialYear, wageCeiling } = input
  const { onFullWage = true, epsMember = true, vpfPercent = 0 } = input
  atLeast('monthlyWage', monthlyWage, 0)
  whole('years', years, 1, 60)
  above('salaryGrowthPercent', salaryGrowthPercent, -100)
  atLeast('openingBalance', openingBalance, 0)
  oneOf('interestFrom', interestFrom, ['next-month', 'same-month'])
  const { ratePercent, assumed } = ratesFromYear(annualRatePercent, epfInterestPercent, firstFinancialYear)

  const ceilings = [{ days: 1, ceiling: above('wageCeiling', wageCeiling, 0) }]
  const rows: EpfYearRow[] = []
  let balance = openingBalance
  let totalInterest = 0
  let totalContribution = 0
  for (let year = 0; year < years; year++) {
    const growth = (1 + salaryGrowthPercent / 100) ** year
    const wage = result('salaryGrowthPercent', salaryGrowthPercent, monthlyWage * growth)
    const heads = epfMonth({ monthlyWage: wage, onFullWage, epsMember, vpfPercent }, ceilings)
    const monthly = heads.employee + heads.employerEpf + heads.vpf
    const rate = (month: number) => ratePercent(12 * year + month)
    const credited = creditedYear(balance, monthly, 12, rate, interestFrom)
    balance = credited.balance
    totalInterest += credited.interest
    totalContribution += monthly * 12
    rows.push({ year: year + 1, monthlyWage: wage, contribution: monthly * 12, ...credited })
  }
  return { corpus: balance, totalContribution, totalInterest, rows, rateAssumed: assumed(years * 12) }
}
