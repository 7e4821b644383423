import { calendarDay } from '../primitives/calendar-day.ts'
import { atLeast } from '../primitives/check.ts'
import { type DatedRule, ruleOn } from './dated-rule.ts'

/** The day from which a rate holds, and the rate. */
type Step = readonly [from: number, percent: number]

/** One rate for every month, or each month's own as notified. */
export type SchemeRate = number | 'notified'

/**
 * The rate of each month counted from one (its year, and its month with 0 for January). A notified rate is
 * that of the month's first day, or of the rule's own first day in the month it began.
 */
export function monthlyRates(
  rate: SchemeRate,
  rule: DatedRule<number>,
  year: number,
  month: number,
): { ratePercent: (month: number) => number; assumed: (months: number) => boolean } {
  if (rate !== 'notified') {
    atLeast('annualRatePercent', rate, 0)
    return { ratePercent: () => rate, assumed: () => false }
  }
  const steps = rule.steps.map(([from, value]): Step => [calendarDay(from), value])
  const [begin] = steps[0] as Step
  const dayOf = (offset: number): number => {
    const first = Date.UTC(year, month + offset, 1) / 864e5
    const next = Date.UTC(year, month + offset + 1, 1) / 864e5
    return begin < next ? Math.max(first, begin) : first
  }
  // Tells what is asked for before the rule began; later months are read without parsing the days of its steps again.
  ruleOn(rule, new Date(dayOf(0) * 864e5))
  return {
    ratePercent: (offset) => (steps.findLast(([from]) => from <= dayOf(offset)) as Step)[1],
    assumed: (months) => dayOf(months - 1) > calendarDay(rule.knownUntil),
  }
}
