import { above, atLeast, invalid, object, oneOf, result, whole } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { type DepositTiming, depositIn, depositTimingOf } from './deposit-timing.ts'
import { type AccountYear, fifthDayAccount, type YearlyRounding } from './fifth-day-account.ts'
import { ratesFromYear, type SchemeRate } from './monthly-rates.ts'
import { type PpfLimits, ppfLimits, ppfRatePercent } from './rules/ppf-rules.ts'
import { yearlyDepositOf } from './scheme-deposit.ts'

/** What `ppf` takes: rupees, percent a year, financial years counted from the year of opening. */
export interface PpfInput {
  /** Rupees a financial year; or `monthlyDeposit`. */
  yearlyDeposit?: number
  monthlyDeposit?: number
  annualRatePercent: SchemeRate
  years: number
  depositTiming?: DepositTiming
  annualStepUpPercent?: number
  openingBalance?: number
  /** In how many of the years a deposit is made, the rest only earning. */
  depositYears?: number
  /** The year of opening, such as '2010-11'; asked for by the notified rates. */
  firstFinancialYear?: string
  rounding?: YearlyRounding
}

/** A financial year of the account, and what of it can be had during that year. */
export interface PpfYear extends AccountYear {
  /** The most that may be withdrawn in this year. */
  withdrawable: number
  /** The most that may be borrowed in this year. */
  loanable: number
  /** What an early closing on its last day pays; from the maturity on, the balance. 0 where it may not be closed. */
  closable: number
}

/** What stands in the account at the end, of which what was paid in and what was earned. */
export interface PpfResult {
  maturity: number
  totalInvested: number
  totalInterest: number
  rows: PpfYear[]
  /** Whether a notified rate was assumed beyond the newest notification. */
  rateAssumed: boolean
}

/**
 * What the Public Provident Fund pays. Each month earns a twelfth of the year's rate on the lowest balance
 * between the close of the fifth and the month's end, credited on 31 March.
 *
 * The term is fifteen years from the end of the financial year of opening: sixteen financial years may take
 * a deposit, which is `years: 16`; `years: 15` is what most pages show. Later blocks have five years each.
 * The interest is not rounded, since the scheme does not say so; banks round as `rounding: 'rupee-yearly'`.
 * Closed early, which illness, higher education and a change of residency allow from the seventh year on, it has one point
 * less in every month: from the opening, in a later block from the first year of that block on.
 * A deposit that steps up stops at the year's limit, and may not step down below the least. The limits are those of
 * the newest scheme in every year. Multiples of 50 rupees are not asked for.
 *
 * @formula I = Σ_(k = 1)^12 B_k × R_k / 12
 * @formula B′ = B + D + I
 * @where I the interest of a year; B_k the lowest balance of month k after the fifth; R_k its rate; B and B′
 *   the balance before and after; D deposits
 * @param input yearlyDeposit from 500 to 150,000 rupees, or monthlyDeposit; annualRatePercent of every month,
 *   or `'notified'` for each month's own from firstFinancialYear on (that of the month's first day); years,
 *   1 to 100; depositTiming (`'start-of-year'`, with monthlyDeposit `'monthly-by-5th'`), of which
 *   `'month-4'` is July; annualStepUpPercent (0); openingBalance (0), not counted as invested;
 *   depositYears (all years); rounding (`'none'`)
 * @see G.S.R. 915(E) of 12 December 2019: paragraphs 4 (limits), 7 (interest), 8 and 10 (loan from the third
 *   and withdrawal from the seventh year), 11 and 12 (term and blocks), 13 (early closing; of a block
 *   by SB Order 22/2023); rates in `ppfRatePercent`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * roundTo(ppf({ yearlyDeposit: 150_000, annualRatePercent: 7.1, years: 15 }).maturity, 2) //=> 4068209.22
 */
export function ppf(input: PpfInput): PpfResult {
  const { annualRatePercent, years, annualStepUpPercent = 0, openingBalance = 0 } = object('input', input)
  const { depositYears = years, firstFinancialYear, rounding = 'none' } = input
  const monthly = input.monthlyDeposit !== undefined
  const { depositTiming = monthly ? 'monthly-by-5th' : 'start-of-year' } = input
  const timing = depositTimingOf(depositTiming)
  const limits = newest(ppfLimits)
  const yearly = yearlyDepositOf(input, ppfLimits)
  whole('years', years, 1, 100)
  whole('depositYears', depositYears, 0, years)
  const lastDeposit =
    yearly *
    (1 + above('annualStepUpPercent', annualStepUpPercent, -100) / 100) ** Math.max(0, depositYears - 1)
  if (lastDeposit < limits.minYear) {
    const least = `that no deposit falls below ${limits.minYear} rupees a financial year`
    invalid(
      'annualStepUpPercent',
      annualStepUpPercent,
      `such ${least}, as ${ppfLimits.name} asks (${ppfLimits.source})`,
    )
  }
  atLeast('openingBalance', openingBalance, 0)
  oneOf('rounding', rounding, ['none', 'rupee-yearly'])
  const { ratePercent, assumed } = ratesFromYear(annualRatePercent, ppfRatePercent, firstFinancialYear)

  const inYear = (year: number) =>
    year < depositYears ? Math.min(yearly * (1 + annualStepUpPercent / 100) ** year, limits.maxYear) : 0
  const accountOf = (first: number, last: number, balance: number, pointsLess: number) =>
    fifthDayAccount({
      openingBalance: balance,
      months: (last - first + 1) * 12,
      startMonth: 0,
      ratePercent: (month) => Math.max(0, ratePercent(12 * (first - 1) + month) - pointsLess),
      deposit: (month) => depositIn(timing, inYear(first - 1 + Math.floor(month / 12)), month % 12),
      rounding,
    })
  const rows = accountOf(1, years, openingBalance, 0)
  const closable = closings(rows, (first) => {
    const balance = first === 1 ? openingBalance : (rows[first - 2] as AccountYear).balance
    return accountOf(first, Math.min(blockEnd(first), years), balance, limits.closingPointsLess)
  })
  const maturity = result('annualRatePercent', annualRatePercent, (rows.at(-1) as AccountYear).balance)
  const totalInvested = rows.reduce((sum, { deposit }) => sum + deposit, 0)
  return {
    maturity,
    totalInvested,
    totalInterest: maturity - totalInvested - openingBalance,
    rows: rows.map((row, index) => ({
      ...{ ...row, ...available(rows, row, limits) },
      closable: closable[index] as number,
    })),
    rateAssumed: assumed(years * 12),
  }
}

/** The last year of the term, or of the block of five years, that a year belongs to. */
function blockEnd(year: number): number {
  return year <= 16 ? 16 : year + 4 - ((year - 17) % 5)
}

/**
 * What a closing pays at the end of each year: nothing before the seventh, later what the term or the block comes to at the
 * lower rate, and the balance itself where one ends, or after the term nothing more is deposited.
 */
function closings(rows: readonly AccountYear[], atLowerRate: (first: number) => AccountYear[]): number[] {
  const paid: number[] = []
  for (let first = 1; first <= rows.length; first = blockEnd(first) + 1) {
    for (const [index, { balance }] of atLowerRate(first).entries()) {
      const { year, balance: whole, deposit } = rows[first - 1 + index] as AccountYear
      const isFree = year === blockEnd(year) || (year > 16 && deposit === 0)
      paid.push(year < 7 ? 0 : isFree ? whole : balance)
    }
  }
  return paid
}

/** What may be withdrawn and borrowed in a year, by the balances at the ends of the years before it. */
function available(
  rows: readonly AccountYear[],
  { year, deposit }: AccountYear,
  limits: PpfLimits,
): { withdrawable: number; loanable: number } {
  const endOf = (asked: number): number => rows[asked - 1]?.balance ?? 0
  const loanable = year >= 3 && year <= 6 ? endOf(year - 2) * (limits.loanPercent / 100) : 0
  if (year < 7) return { withdrawable: 0, loanable }
  // After the sixteenth financial year the account has matured.
  if (year > 16 && deposit === 0) return { withdrawable: endOf(year - 1), loanable }
  const half = Math.min(endOf(year - 4), endOf(year - 1)) * (limits.withdrawalPercent / 100)
  const blockOpening = endOf(year - 1 - ((year - 17) % 5))
  const ofBlock = year > 16 ? blockOpening * (limits.blockWithdrawalPercent / 100) : half
  return { withdrawable: Math.min(half, ofBlock), loanable }
}
