import { roundAmount } from '../formulas/round-amount.ts'
import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { atLeast, invalid, list, object, result, trueOrFalse } from '../primitives/check.ts'
import { ruleFor } from './dated-rule.ts'
import { financialYearStart } from './financial-year.ts'
import { advanceTaxTerms } from './rules/advance-tax-rules.ts'

/** What `advanceTax` takes: rupees of one financial year. */
export interface AdvanceTaxInput {
  financialYear: string
  /** The year's whole tax, with surcharge and cess. */
  taxLiability: number
  /** Tax deducted and collected at source. */
  tdsCredit?: number
  /** What was paid in advance; what was paid on no day of the year does not count. */
  payments?: readonly { date: CalendarDate; amount: number }[]
  /** From 60 on without income from business, for whom nothing is due in advance. */
  exemptSenior?: boolean
  /** When the rest was or will be paid, after the year's end. */
  settledOn?: CalendarDate
}

/** An instalment: what should have been paid by its day, what was, and the interest on what was not. */
export interface AdvanceTaxInstalment {
  by: string
  cumulativePercent: number
  cumulativeDue: number
  paid: number
  shortfall: number
  interest: number
}

/** Whether advance tax is due, its instalments, and the interest on what was not paid in time. */
export interface AdvanceTaxResult {
  due: boolean
  assessedTax: number
  instalments: AdvanceTaxInstalment[]
  interest234C: number
  /** Null without settledOn where there is any, since it grows until that day. */
  interest234B: number | null
}

/**
 * The advance tax of a year: 15, 45, 75 and 100 % of the tax after deduction at source by the 15th of June,
 * September, December and March, where that tax is 10,000 rupees or more.
 *
 * What is missing at an instalment costs 1 % a month for three months, the last for one (section 234C); who has
 * paid 12 and 36 % is spared at the first two. Who has paid less than 90 % by 31 March owes 1 % for each month
 * or part of one from April until the rest is paid (234B). Interest is on whole hundreds of rupees (rule 119A).
 *
 * @formula S_k = p_k × (T − D) − A_k
 * @formula I = Σ 1 % × m_k × S_k
 * @where S_k what is missing at instalment k; p_k the share due by then; T the tax of the year; D deducted at
 *   source; A_k paid by then; m_k months of interest
 * @param input financialYear such as `'2026-27'`; taxLiability and tdsCredit (0) in rupees; payments (none), each
 *   with its day; exemptSenior (false); settledOn, from 1 April after the year
 * @see sections 207, 208, 211, 234B and 234C of the Income-tax Act, 1961; rule 119A; `advanceTaxTerms`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * advanceTax({ financialYear: '2026-27', taxLiability: 100_000 }).instalments.map((row) => row.cumulativeDue) //=> [15000, 45000, 75000, 100000]
 * @example
 * // 1 % × 3 on 15,000, 45,000 and 75,000, and 1 % on 100,000
 * advanceTax({ financialYear: '2026-27', taxLiability: 100_000 }).interest234C //=> 5050
 */
export function advanceTax(input: AdvanceTaxInput): AdvanceTaxResult {
  const { financialYear, taxLiability, tdsCredit = 0, payments = [] } = object('input', input)
  const { exemptSenior = false, settledOn } = input
  const start = financialYearStart('financialYear', financialYear)
  const first = Date.UTC(start, 3, 1) / 864e5
  const next = Date.UTC(start + 1, 3, 1) / 864e5
  const terms = ruleFor('financialYear', advanceTaxTerms, new Date(first * 864e5)).value
  atLeast('taxLiability', taxLiability, 0)
  atLeast('tdsCredit', tdsCredit, 0)
  trueOrFalse('exemptSenior', exemptSenior)
  const flows = list('payments', payments, 0).map((payment) => {
    const { date, amount } = object('payments', payment)
    const day = calendarDay(date)
    if (!(day >= first && day < next))
      invalid('payments', payments, `days of the financial year ${financialYear}`)
    return [day, atLeast('payments', amount, 0)] as const
  })
  const settled = settledOn === undefined ? undefined : calendarDay(settledOn)
  if (settled !== undefined && !(settled >= next)) {
    invalid('settledOn', settledOn, `a day from 1 April ${start + 1} on`)
  }

  const paidBy = (day: number): number =>
    result(
      'payments',
      payments,
      flows.reduce((sum, [on, amount]) => sum + (on <= day ? amount : 0), 0),
    )
  const assessedTax = Math.max(0, taxLiability - tdsCredit)
  const due = assessedTax >= terms.from && !exemptSenior
  // To the paisa: what is exactly a share, or exactly so many hundreds, is neither a hair more nor less.
  const isEnough = (paid: number, percent: number) =>
    roundAmount(paid, 100) >= roundAmount((assessedTax * percent) / 100, 100)
  const interestOn = (amount: number, months: number): number =>
    Math.floor(roundAmount(amount, 100) / 100) * terms.interestPercent * months
  const instalments = terms.instalments.map(({ month, percent, enoughPercent, months }) => {
    const by = Date.UTC(month < 4 ? start + 1 : start, month - 1, 15) / 864e5
    const paid = paidBy(by)
    const cumulativeDue = due ? (assessedTax * percent) / 100 : 0
    const spared = isEnough(paid, enoughPercent)
    const shortfall = Math.max(0, cumulativeDue - paid)
    return {
      by: new Date(by * 864e5).toISOString().slice(0, 10),
      cumulativePercent: percent,
      cumulativeDue,
      paid,
      shortfall,
      interest: spared ? 0 : interestOn(shortfall, months),
    }
  })
  const paid = paidBy(next)
  const owes234B = due && !isEnough(paid, terms.enoughPercent)
  const interest234C = instalments.reduce((sum, { interest }) => sum + interest, 0)
  return {
    due,
    assessedTax,
    instalments,
    interest234C: result('taxLiability', taxLiability, interest234C),
    interest234B: owes234B
      ? settled === undefined
        ? null
        : result('settledOn', settledOn, interestOn(assessedTax - paid, monthsFrom(start + 1, settled)))
      : 0,
  }
}

/** Months from April of a year to a day, a part of one counting as a whole. */
function monthsFrom(year: number, day: number): number {
  const date = new Date(day * 864e5)
  return (date.getUTCFullYear() - year) * 12 + date.getUTCMonth() - 3 + 1
}
