import { atLeast } from '../primitives/check.ts'
import { type DatedRule, ruleOn } from './dated-rule.ts'

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
  const on = (offset: number) => {
    const first = new Date(Date.UTC(year, month + offset, 1))
    const begin = new Date(String(rule.steps[0]?.[0]))
    const sameMonth = first.toISOString().slice(0, 7) === begin.toISOString().slice(0, 7)
    return ruleOn(rule, sameMonth ? begin : first)
  }
  return { ratePercent: (offset) => on(offset).value, assumed: (months) => on(months - 1).assumed }
}
