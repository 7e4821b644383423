import { roundAmount } from '../formulas/round-amount.ts'
import type { CalendarDate } from '../primitives/calendar-day.ts'
import { atLeast, between, object, result, whole } from '../primitives/check.ts'
import { newest, ruleFor } from './dated-rule.ts'
import { kvpTerms } from './rules/certificate-rules.ts'
import { kvpPrematureValues } from './rules/kvp-premature-values.ts'

/** The rate notified for a day, and the months in which what is paid in doubles. */
export interface KvpMonths {
  annualRatePercent: number
  months: number
  /** Whether the day lies after the newest notification seen, so that both are assumed. */
  rateAssumed: boolean
}

/**
 * In how many months a Kisan Vikas Patra doubles, by the day of its opening. The number is notified with the
 * rate: 12 × ln 2 / ln(1 + r) is rounded down for some rates and up for others, so that no rule gives them all.
 *
 * @formula none: the notified number is looked up
 * @param input openedOn, from 23 September 2014
 * @see `kvpTerms`; G.S.R. 920(E) of 12 December 2019
 * @throws FinanceMathError INVALID_ARGUMENT naming openedOn, for what is no day and for one before the scheme began
 * @example
 * kvpMonths({ openedOn: '2015-01-10' }) //=> { annualRatePercent: 8.7, months: 100, rateAssumed: false }
 */
export function kvpMonths(input: { openedOn: CalendarDate }): KvpMonths {
  const { value, assumed } = ruleFor('openedOn', kvpTerms, object('input', input).openedOn)
  return { ...value, rateAssumed: assumed }
}

/** What `kvpPrematureValue` takes: rupees, the rate of the day of opening, half-years since. */
export interface KvpPrematureValueInput {
  principal: number
  annualRatePercent: number
  completedHalfYears: number
}

/**
 * What a Kisan Vikas Patra pays before it has doubled, from two and a half years on, when anyone may close it. A
 * certificate of 1,000 rupees is one point below its rate, to the rupee, and others are in proportion to it, also to
 * the rupee. At 8.7 %, the rate of September 2014 to March 2016, it is the table notified in 2014, which no rate gives.
 *
 * Earlier it is closed only on the holder's death, on forfeiture by a pledgee or by order of a court, and pays the
 * simple interest of the savings account for whole months, which is not computed here: half-years do not tell them.
 *
 * @formula V = P × (1 + (R − 1)/100)^(h/2)
 * @where P principal; R the rate in percent; h whole half-years
 * @param input principal in rupees; annualRatePercent of the day of opening, 1 to 31, above which it doubles before it
 *   may be closed; completedHalfYears, from 5 (two and a half years) to the last before it has doubled (19 at 7.5 %)
 * @see G.S.R. 920(E) of 12 December 2019, paragraph 6, and its tables; Kisan Vikas Patra Rules, 1988, rule 13(4), and
 *   2014, rule 17(3), for the proportion; `kvpPrematureTables`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * kvpPrematureValue({ principal: 100_000, annualRatePercent: 6.9, completedHalfYears: 10 }).amount //=> 133200
 */
export function kvpPrematureValue(input: KvpPrematureValueInput): { amount: number } {
  const { principal, annualRatePercent, completedHalfYears } = object('input', input)
  atLeast('principal', principal, 0)
  const rate = between('annualRatePercent', annualRatePercent, 1, 31) / 100
  // Every notified term ends in the half-year in which the rate itself doubles, however its months were rounded.
  const last = Math.ceil((2 * Math.LN2) / Math.log1p(rate)) - 1
  whole('completedHalfYears', completedHalfYears, 5, last)
  const notified = newest(kvpPrematureValues)
  const of1000 =
    annualRatePercent === notified.annualRatePercent
      ? (notified.of1000[completedHalfYears - 5] as number)
      : roundAmount(1000 * (rate + 0.99) ** (completedHalfYears / 2), 1)
  return { amount: roundAmount(result('principal', principal, (principal / 1000) * of1000), 1) }
}
