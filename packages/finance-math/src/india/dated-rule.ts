import { type CalendarDate, calendarDay } from '../primitives/calendar-day.ts'
import { invalid, list, object } from '../primitives/check.ts'

/**
 * How sure a rule is: an official text or two agreeing pages (certain), one good page (probable), or neither.
 */
export type RuleCertainty = 'certain' | 'probable' | 'uncertain'

/** From which ISO day a value holds, the value, and how sure it is where that differs from the whole rule. */
export type RuleStep<Value> = readonly [from: string, value: Value, certainty?: RuleCertainty]

/** What a government sets, as data: every value once, with the day from which it holds, oldest first. */
export interface DatedRule<Value> {
  /** What is set, as the subject of a sentence. */
  name: string
  steps: readonly RuleStep<Value>[]
  /** The last ISO day for which a notification was seen; whatever is asked for a later day is assumed. */
  knownUntil: string
  /** The official text, or who quotes it. */
  source: string
  /** The ISO day on which the source was last read. */
  checkedOn: string
  certainty: RuleCertainty
}

/** The value of a rule on a day, with what a page must say beside it. */
export interface RuleOnDay<Value> {
  value: Value
  /** The ISO day from which this value holds. */
  from: string
  certainty: RuleCertainty
  /** Whether the day lies after the newest notification seen, so that the newest value is assumed. */
  assumed: boolean
}

/**
 * The value of a dated rule on a day: that of the newest step which is not later than the day.
 *
 * @formula none: it looks the day up
 * @param rule one of the rules of this entry, such as `ppfRatePercent`
 * @param date the day asked for
 * @see the rule's own `source` and `checkedOn`
 * @throws FinanceMathError INVALID_ARGUMENT naming date for what is no day and for a day before the rule began
 * @example
 * ruleOn(ppfRatePercent, '2026-11-01') //=> { value: 7.1, from: '2020-04-01', certainty: 'certain', assumed: false }
 * @example
 * ruleOn(ppfRatePercent, '2099-04-01').assumed //=> true
 */
export function ruleOn<Value>(rule: DatedRule<Value>, date: CalendarDate): RuleOnDay<Value> {
  list('rule', object('rule', rule).steps, 1)
  return ruleFor('date', rule, date)
}

/** As `ruleOn`, for a rule of ours and a day that the caller knows by the name of `argument`. */
export function ruleFor<Value>(
  argument: string,
  rule: DatedRule<Value>,
  date: CalendarDate | undefined,
): RuleOnDay<Value> {
  const day = calendarDay(date)
  const step = rule.steps.findLast(([from]) => calendarDay(from) <= day)
  if (!step) {
    invalid(argument, date, `a day from ${rule.steps[0]?.[0]} on, when ${rule.name} began (${rule.source})`)
  }
  const [from, value, certainty = rule.certainty] = step
  return { value, from, certainty, assumed: day > calendarDay(rule.knownUntil) }
}

/** The values of a rule alone: what a page computes by before it tells where they come from. */
export type DatedValues<Value> = Pick<DatedRule<Value>, 'steps'>

/** The newest value of a rule, for what is computed without a day. */
export function newest<Value>(rule: DatedValues<Value>): Value {
  return (rule.steps.at(-1) as RuleStep<Value>)[1]
}
