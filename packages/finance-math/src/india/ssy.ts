import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { between, invalid, object, oneOf, result } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { type DepositTiming, depositIn, depositTimingOf } from './deposit-timing.ts'
import { type AccountYear, fifthDayAccount, type YearlyRounding } from './fifth-day-account.ts'
import { monthlyRates, type SchemeRate } from './monthly-rates.ts'
import { ssyLimits, ssyRatePercent } from './rules/ssy-rules.ts'
import { yearlyDepositOf } from './scheme-deposit.ts'

/** What `ssy` takes: rupees and percent a year. */
export interface SsyInput {
  /** Rupees a financial year; or `monthlyDeposit`. */
  yearlyDeposit?: number
  monthlyDeposit?: number
  annualRatePercent: SchemeRate
  depositTiming?: DepositTiming
  /** The girl's age at the opening, in completed years. */
  girlAge?: number
  /** The day of opening; without it, 1 April. The notified rates ask for it. */
  openedOn?: CalendarDate
  rounding?: YearlyRounding
}

/** A financial year of the account, and what of it can be had for her education during that year. */
export interface SsyYear extends AccountYear {
  /** Half the balance of the year before, from the age of 18 on; 0 where no age was given. */
  withdrawable: number
}

/** What the account pays, and what stood in it when deposits ended. */
export interface SsyResult {
  maturity: number
  balanceAfterDeposits: number
  totalInvested: number
  totalInterest: number
  rows: SsyYear[]
  /** 21 years after the opening, as an ISO day (of 29 February, 28 February); null without openedOn. */
  maturesOn: string | null
  /** Her age then; null without girlAge. */
  ageAtMaturity: number | null
  /** Whether a notified rate was assumed beyond the newest notification. */
  rateAssumed: boolean
}

/**
 * What a Sukanya Samriddhi Account pays 21 years from its opening (not on her 21st birthday), with deposits
 * in its first 15 years. Each month earns a twelfth of the year's rate on the lowest balance between the
 * close of the fifth and the month's end; the year's interest is credited to the nearest rupee on 31 March.
 *
 * These are the rules of 12 December 2019, taken for every year; those before counted from the tenth of a month (not
 * checked against the text of those). An account opened inside a financial year (`openedOn`) has deposits in sixteen of
 * them, the first on the day of opening, and its last year pays for the whole months before the closure. Whoever opens
 * it on the 2nd to the 5th of a month is taken to pay on that day of later months too, which on the fifteenth
 * anniversary is too late: fifteen deposits for an opening from 1 to 5 April, though one on 1 April before the
 * anniversary would be a sixteenth.
 *
 * @formula I = Σ_(k = 1)^12 B_k × R_k / 12
 * @formula B′ = B + D + I
 * @where I the interest of a year; B_k the lowest balance of month k after the fifth; R_k its rate; B and B′
 *   the balance before and after; D deposits
 * @param input yearlyDeposit from 250 to 150,000 rupees, or monthlyDeposit; annualRatePercent of every month,
 *   or `'notified'` for each month's own; depositTiming (`'start-of-year'`, with monthlyDeposit
 *   `'monthly-by-5th'`); girlAge, below 10; openedOn; rounding (`'rupee-yearly'`)
 * @see G.S.R. 914(E) of 12 December 2019: paragraphs 3 and 4 (age, limits), 5 (interest), 8 and 9
 *   (withdrawal, maturity); rates in `ssyRatePercent`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * ssy({ yearlyDeposit: 150_000, annualRatePercent: 8.2 }).maturity //=> 7182127
 */
export function ssy(input: SsyInput): SsyResult {
  const { annualRatePercent, girlAge, openedOn, rounding = 'rupee-yearly' } = object('input', input)
  const monthly = input.monthlyDeposit !== undefined
  const { depositTiming = monthly ? 'monthly-by-5th' : 'start-of-year' } = input
  const timing = depositTimingOf(depositTiming)
  const limits = newest(ssyLimits)
  const { ageBelow, depositYears, maturityYears, withdrawalAge, withdrawalPercent } = limits
  const yearly = yearlyDepositOf(input, ssyLimits)
  oneOf('rounding', rounding, ['none', 'rupee-yearly'])
  if (girlAge !== undefined && !(between('girlAge', girlAge, 0, 150) < ageBelow)) {
    invalid('girlAge', girlAge, `below ${ageBelow} on the day of opening (${ssyLimits.source})`)
  }
  const dated = annualRatePercent === 'notified' || openedOn !== undefined
  const opening = dated ? openingDay(openedOn) : new Date(Date.UTC(2000, 3, 1))
  const startMonth = (opening.getUTCMonth() + 9) % 12
  const afterFifth = opening.getUTCDate() > 5
  const rates = monthlyRates(
    annualRatePercent,
    ssyRatePercent,
    opening.getUTCFullYear(),
    opening.getUTCMonth(),
  )

  const months = maturityYears * 12
  const lastDeposit = depositYears * 12
  const rows = fifthDayAccount({
    openingBalance: 0,
    months,
    startMonth,
    ratePercent: rates.ratePercent,
    rounding,
    deposit: (month) => {
      const [byFifth, later] = depositIn(timing, yearly, (startMonth + month) % 12)
      if (openedOn !== undefined && month === 0) {
        // The account begins with a deposit, a whole year's unless it is paid by the month or already due.
        const first = timing.startsWith('monthly') ? byFifth + later : Math.max(yearly, byFifth + later)
        return afterFifth || later > 0 ? [0, first] : [first, 0]
      }
      const inFirstYear = openedOn !== undefined && startMonth + month < 12
      if (inFirstYear && !timing.startsWith('monthly')) return [0, 0]
      // Until the fifteenth anniversary: in its own month only what is paid before the day.
      if (month < lastDeposit) return [byFifth, later]
      return month === lastDeposit && afterFifth ? [byFifth, 0] : [0, 0]
    },
  })
  const maturity = result('annualRatePercent', annualRatePercent, (rows.at(-1) as AccountYear).balance)
  const totalInvested = rows.reduce((sum, { deposit }) => sum + deposit, 0)
  const yearOfLastDeposit = rows.findLast(({ deposit }) => deposit > 0) as AccountYear
  return {
    maturity,
    balanceAfterDeposits: yearOfLastDeposit.balance,
    totalInvested,
    totalInterest: maturity - totalInvested,
    rows: rows.map((row) => {
      const isAdult = girlAge !== undefined && girlAge + row.year - 1 >= withdrawalAge
      const before = rows[row.year - 2]?.balance ?? 0
      return { ...row, withdrawable: isAdult ? (before * withdrawalPercent) / 100 : 0 }
    }),
    maturesOn: openedOn === undefined ? null : yearsLater(opening, maturityYears),
    ageAtMaturity: girlAge === undefined ? null : girlAge + maturityYears,
    rateAssumed: rates.assumed(months),
  }
}

function openingDay(openedOn: CalendarDate | undefined): Date {
  const day = calendarDay(openedOn)
  const first = ssyRatePercent.steps[0]?.[0] as string
  return day >= calendarDay(first)
    ? new Date(day * 864e5)
    : invalid('openedOn', openedOn, `a day from ${first} on, when ${ssyRatePercent.name} began`)
}

/** The day of the same number so many years later; of 29 February the 28th where the year has none. */
function yearsLater(day: Date, years: number): string {
  const [year, month] = [day.getUTCFullYear() + years, day.getUTCMonth()]
  const later = Math.min(Date.UTC(year, month, day.getUTCDate()), Date.UTC(year, month + 1, 0))
  return new Date(later).toISOString().slice(0, 10)
}

/** What `ssyYear` takes: as `ssy`, and the financial year asked for, counted from the opening. */
export interface SsyYearInput extends SsyInput {
  year: number
}

/**
 * One financial year of a Sukanya Samriddhi Account: its interest, to the rupee, and the balance at its end.
 *
 * @formula B′ = B + D + I
 * @formula I = Σ_(k = 1)^12 B_k × R / 12
 * @where B and B′ the balance before and after; D deposits; I interest; B_k the balance that earns in month k;
 *   R the rate
 * @param input as of `ssy`, and year, from 1 to 21 (22 where the account was opened inside a year)
 * @see G.S.R. 914(E) of 12 December 2019, paragraph 5
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * ssyYear({ yearlyDeposit: 150_000, annualRatePercent: 8.2, year: 1 }) //=> { interest: 12300, balance: 162300 }
 */
export function ssyYear(input: SsyYearInput): { interest: number; balance: number } {
  const { year, ...rest } = object('input', input)
  const { rows } = ssy(rest)
  const row = rows.find((row) => row.year === year)
  if (!row) invalid('year', year, `a whole number from 1 to ${rows.length}`)
  return { interest: row.interest, balance: row.balance }
}
