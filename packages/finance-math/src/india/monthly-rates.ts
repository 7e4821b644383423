import { calendarDay } from '../primitives/calendar-day.ts'
import { atLeast, invalid } from '../primitives/check.ts'
import type { DatedRule } from './dated-rule.ts'
import { financialYearStart } from './financial-year.ts'

/** The day from which a rate holds, and the rate. */
type Step = readonly [from: number, percent: number]

/** One rate for every month, or each month's own as notified. */
export type SchemeRate = number | 'notified'

/** The rate of a month counted from the first, and whether that of the last of so many is assumed. */
export interface MonthlyRates {
  ratePercent: (month: number) => number
  assumed: (months: number) => boolean
}

/** The rates of the months from April of a financial year on, which notified rates ask for and have to know. */
export function ratesFromYear(
  rate: SchemeRate,
  rule: DatedRule<number>,
  firstFinancialYear: string | undefined,
): MonthlyRates {
  // Without notified rates no day matters, and any year serves.
  const dated = rate === 'notified' || firstFinancialYear !== undefined
  const start = dated ? financialYearStart('firstFinancialYear', firstFinancialYear as string) : 0
  const [began] = rule.steps[0] as readonly [string, number]
  if (rate === 'notified' && `${(firstFinancialYear as string).slice(0, 4)}-04-01` < began) {
    const what = `a financial year from ${began} on, when ${rule.name} began (${rule.source})`
    invalid('firstFinancialYear', firstFinancialYear, what)
  }
  return monthlyRates(rate, rule, start, 3)
}

/**
 * The rate of each month counted from one (its year, and its month with 0 for January). A notified rate is
 * that of the month's first day, or of the rule's own first day in the month it began; none is asked for before.
 */
export function monthlyRates(
  rate: SchemeRate,
  rule: DatedRule<number>,
  year: number,
  month: number,
): MonthlyRates {
  if (rate !== 'notified') {
    atLeast('annualRatePercent', rate, 0)
    return { ratePercent: () => rate, assumed: () => false }
  }
  const steps = rule.steps.map(([from, value]): Step => [calendarDay(from), value])
  const [begin] = steps[0] as Step
  const dayOf = (offset: number): number => Math.max(Date.UTC(year, month + offset, 1) / 864e5, begin)
  return {
    ratePercent: (offset) => (steps.findLast(([from]) => from <= dayOf(offset)) as Step)[1],
    assumed: (months) => dayOf(months - 1) > calendarDay(rule.knownUntil),
  }
}
