import type { DatedRule, RuleStep } from '../dated-rule.ts'

/** For how long a value that was set is known: until its quarter or financial year ends, or for its first day alone. */
export type RulePeriod = 'quarter' | 'year' | 'day'

/**
 * A rule that is known to the end of the period of its newest step, or to `knownUntil` where that is later: a new value is
 * one line of `steps`, and a period that changed nothing moves `knownUntil` alone.
 */
export function datedRuleOf<Value>(period: RulePeriod, rule: DatedRule<Value>): DatedRule<Value> {
  const end = new Date((rule.steps.at(-1) as RuleStep<Value>)[0])
  const month = end.getUTCMonth()
  const months = { day: 0, quarter: 3, year: 12 }[period]
  // Quarters and financial years both begin in April; day 0 is the last one of the month before.
  if (months > 0) end.setUTCMonth(month - ((month + 9) % months) + months, 0)
  const [, knownUntil] = [end.toISOString().slice(0, 10), rule.knownUntil].sort() as [string, string]
  return { ...rule, knownUntil }
}
