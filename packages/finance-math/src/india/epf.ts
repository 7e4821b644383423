import { above, atLeast, invalid, object, oneOf, result, whole } from '../primitives/check.ts'
import { epfCeilings } from './epf-ceilings.ts'
import { coveredWage, type EpfContributionResult } from './epf-heads.ts'
import { epfMonth } from './epf-month.ts'
import { creditedYear, type EpfInterestFrom } from './epf-year.ts'
import { financialYearStart } from './financial-year.ts'
import { ratesFromYear, type SchemeRate } from './monthly-rates.ts'
import { epfPercentSteps } from './rules/epf-percent-steps.ts'
import { epfInterestPercent } from './rules/epf-rules.ts'
import { epfTaxFreeValues } from './rules/epf-tax-free-values.ts'

/** What `epf` takes: rupees a month at the beginning, percent a year. */
export interface EpfInput {
  /** Basic pay and dearness allowance of the first year. */
  monthlyWage: number
  years: number
  annualRatePercent: SchemeRate
  salaryGrowthPercent?: number
  /** The ceiling in rupees; or `'notified'`, for each month's own, and by its own percents, from firstFinancialYear on. */
  wageCeiling: number | 'notified'
  interestFrom?: EpfInterestFrom
  openingBalance?: number
  onFullWage?: boolean
  epsMember?: boolean
  vpfPercent?: number
  /** The first financial year, such as '2010-11'; asked for by the notified rates and ceilings. */
  firstFinancialYear?: string
}

/** A year of the fund: the wage, what both sides paid into it, what it earned. */
export interface EpfYearRow {
  year: number
  monthlyWage: number
  /** Own contributions, voluntary ones with them; the employer's into the fund; and the employer's into the pension. */
  own: number
  employer: number
  eps: number
  contribution: number
  /** The average of the year's wages, each under the ceiling of its month. */
  pensionableWage: number
  interest: number
  /** The interest that is taxed: on own contributions beyond what is free in a year, and on theirs of years before. */
  taxedInterest: number
  balance: number
}

/** What the fund holds at the end; the pension's share is not in it. */
export interface EpfResult {
  corpus: number
  totalContribution: number
  totalInterest: number
  rows: EpfYearRow[]
  /** The heads of the first month, those that only the employer pays too. */
  firstMonth: EpfContributionResult
  /** Whether a declared rate was assumed beyond the newest declaration. */
  rateAssumed: boolean
}

/**
 * What the Employees' Provident Fund has grown to: every month the heads of `epfContribution`, to the rupee,
 * without the pension's; interest on the running balance, credited once a year; the wage rising once a year. With one
 * ceiling the heads are by today's percents in every year, also in one before them.
 *
 * Interest on own contributions beyond 2,50,000 rupees a year is told apart, as rule 9D keeps it in an account of its own
 * since 2021-22: in a year what is paid once those of the year pass the limit, and the interest on what that account holds.
 *
 * @formula B_k = B_(k − 1) + O_k + E_k + I_k
 * @where B_k the balance of year k; O_k own contributions; E_k the employer's without the pension's; I_k
 *   interest
 * @param input monthlyWage in rupees; years, 1 to 60; annualRatePercent, or `'notified'` for each year's own
 *   from firstFinancialYear on; salaryGrowthPercent (0); wageCeiling, or `'notified'` for each month's own, known from
 *   1999-00 on; interestFrom (`'next-month'`);
 *   openingBalance (0); onFullWage (true); epsMember (true); vpfPercent (0)
 * @see EPF Scheme, 1952, paragraph 60; rule 9D of the Income-tax Rules, 1962 (neither checked against its text); rates in
 *   `epfInterestPercent`, ceilings in `epfWageCeiling`, percents in `epfPercents`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { monthlyWage: 30_000, annualRatePercent: 8.25, wageCeiling: 15_000 }
 * roundTo(epf({ ...plan, years: 1 }).corpus, 2) //=> 74099.81
 * @example
 * const since = { monthlyWage: 20_000, years: 3, salaryGrowthPercent: 10, firstFinancialYear: '2013-14' }
 * roundTo(epf({ ...since, annualRatePercent: 'notified', wageCeiling: 'notified' }).corpus, 2) //=> 178634.06
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
  const termsOf = monthlyTerms(wageCeiling, firstFinancialYear)

  const rows: EpfYearRow[] = []
  let firstMonth: EpfContributionResult | undefined
  let balance = openingBalance
  let taxed = 0
  let totalInterest = 0
  let totalContribution = 0
  for (let year = 0; year < years; year++) {
    const growth = (1 + salaryGrowthPercent / 100) ** year
    const wage = result('salaryGrowthPercent', salaryGrowthPercent, monthlyWage * growth)
    const free = freeContribution(year, firstFinancialYear)
    const sum = { own: 0, employer: 0, eps: 0, pensionableWage: 0 }
    const payments: number[] = []
    const beyond: number[] = []
    for (let month = 0; month < 12; month++) {
      const { ceilings, percents } = termsOf(12 * year + month)
      const heads = epfMonth({ monthlyWage: wage, onFullWage, epsMember, vpfPercent }, ceilings, percents)
      firstMonth ??= heads
      const own = heads.employee + heads.vpf
      payments.push(own + heads.employerEpf)
      beyond.push(Math.max(0, sum.own + own - free) - Math.max(0, sum.own - free))
      sum.own += own
      sum.employer += heads.employerEpf
      sum.eps += heads.eps
      sum.pensionableWage += coveredWage(wage, ceilings) / 12
    }
    const rate = (month: number) => ratePercent(12 * year + month)
    const credited = creditedYear(balance, payments, rate, interestFrom)
    const own = creditedYear(taxed, beyond, rate, interestFrom)
    balance = credited.balance
    taxed = own.balance
    totalInterest += credited.interest
    const contribution = sum.own + sum.employer
    totalContribution += contribution
    rows.push({
      ...{ year: year + 1, monthlyWage: wage, ...sum, contribution },
      ...{ ...credited, taxedInterest: own.interest },
    })
  }
  return {
    ...{ corpus: balance, totalContribution, totalInterest, rows, rateAssumed: assumed(years * 12) },
    firstMonth: firstMonth as EpfContributionResult,
  }
}

/** The list of percents begins within the year before. */
const firstKnownYear = 1999

/** The days of a month, counted from the first, under each ceiling, and its percents where these are not today's. */
function monthlyTerms(wageCeiling: number | 'notified', firstFinancialYear: string | undefined) {
  if (wageCeiling !== 'notified') {
    const ceilings = [{ days: 1, ceiling: above('wageCeiling', wageCeiling, 0) }]
    return () => ({ ceilings, percents: undefined })
  }
  const first = financialYearStart('firstFinancialYear', firstFinancialYear as string)
  const { steps } = epfPercentSteps
  if (first < firstKnownYear)
    invalid(
      'firstFinancialYear',
      firstFinancialYear,
      'a financial year from 1999-00 on: the contributions of earlier ones are not known here',
    )
  return (offset: number) => {
    const day = new Date(Date.UTC(first, 3 + offset)).toISOString()
    return {
      ceilings: epfCeilings(first, 3 + offset),
      percents: steps.findLast(([from]) => from <= day)?.[1],
    }
  }
}

/** What may be paid in a year, counted from the first, until its interest is taxed; without end before the law of 2021. */
function freeContribution(year: number, firstFinancialYear: string | undefined): number {
  const { steps } = epfTaxFreeValues
  const day = firstFinancialYear ? `${Number(firstFinancialYear.slice(0, 4)) + year}-04-01` : '9999'
  return steps.findLast(([from]) => from <= day)?.[1].withEmployer ?? Number.POSITIVE_INFINITY
}
