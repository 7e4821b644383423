import { roundAmount } from '../formulas/round-amount.ts'
import type { CalendarDate } from '../primitives/calendar-day.ts'
import { atLeast, object, result, whole } from '../primitives/check.ts'
import { ruleFor } from './dated-rule.ts'
import { kvpTerms } from './rules/certificate-rules.ts'

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
 * What a Kisan Vikas Patra pays before it has doubled, to the nearest rupee. That is one point below its rate,
 * from two and a half years on, when anyone may close it. Earlier it is closed only on the holder's death, on
 * forfeiture by a pledgee or by order of a court, and pays the simple interest of the savings account for whole
 * months, which is not computed here: half-years do not tell them.
 *
 * @formula V = P × (1 + (R − 1)/100)^(h/2)
 * @where P principal; R the rate in percent; h whole half-years
 * @param input principal in rupees; annualRatePercent of the day of opening, at least 1; completedHalfYears,
 *   from 5 (two and a half years) to 20, which no notified term exceeds
 * @see G.S.R. 920(E) of 12 December 2019, paragraph 6, and its tables
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * kvpPrematureValue({ principal: 1000, annualRatePercent: 6.9, completedHalfYears: 10 }).amount //=> 1332
 */
export function kvpPrematureValue(input: KvpPrematureValueInput): { amount: number } {
  const { principal, annualRatePercent, completedHalfYears } = object('input', input)
  atLeast('principal', principal, 0)
  atLeast('annualRatePercent', annualRatePercent, 1)
  whole('completedHalfYears', completedHalfYears, 5, 20)
  const grown = principal * (1 + (annualRatePercent - 1) / 100) ** (completedHalfYears / 2)
  return { amount: roundAmount(result('annualRatePercent', annualRatePercent, grown), 1) }
}
