import { roundAmount } from '../formulas/round-amount.ts'
import type { CalendarDate } from '../primitives/calendar-day.ts'
import { between, invalid, object, trueOrFalse, whole } from '../primitives/check.ts'
import { newest, ruleFor } from './dated-rule.ts'
import { monthlyIncomeLimits } from './rules/monthly-income-rules.ts'

/** What `postOfficeMonthlyIncome` takes: rupees, and the rate of the day of opening. */
export interface PostOfficeMonthlyIncomeInput {
  principal: number
  annualRatePercent: number
  years?: number
  /** Whether two or three hold the account together. */
  joint?: boolean
  /** With it the limit is that of the day. */
  openedOn?: CalendarDate
}

/** What the scheme pays out; the deposit itself comes back at the end. */
export interface PostOfficeMonthlyIncomeResult {
  monthlyInterest: number
  annualInterest: number
  totalInterest: number
}

/**
 * What the post office's monthly income scheme pays every month, to the nearest rupee, for five years, with no
 * interest on what is not fetched.
 *
 * @formula I = P × R / 12
 * @where P principal; R annualRatePercent / 100
 * @param input principal from 1,000 rupees (1,500 before 12 December 2019) to the most that one person may keep (900,000;
 *   450,000 before April 2023) or, joint, two or three together (1,500,000; 900,000); annualRatePercent of the day of opening, as
 *   `monthlyIncomeRatePercent` has it; years (5), 1 to 6; joint (false); openedOn, from August 2007,
 *   before which the limits are not known here
 * @see G.S.R. 917(E) of 12 December 2019; `monthlyIncomeLimits`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * postOfficeMonthlyIncome({ principal: 900_000, annualRatePercent: 7.4 }) //=> { monthlyInterest: 5550, annualInterest: 66600, totalInterest: 333000 }
 */
export function postOfficeMonthlyIncome(input: PostOfficeMonthlyIncomeInput): PostOfficeMonthlyIncomeResult {
  const { principal, annualRatePercent, years = 5, joint = false, openedOn } = object('input', input)
  trueOrFalse('joint', joint)
  const { name, source } = monthlyIncomeLimits
  // The scheme is older than its limits are known, and a refusal says so.
  const limits = { ...monthlyIncomeLimits, name: `the list of limits of ${name}` }
  const { min, ...most } =
    openedOn === undefined ? newest(limits) : ruleFor('openedOn', limits, openedOn).value
  const max = joint ? most.joint : most.single
  if (!(Number.isFinite(principal) && principal >= min && principal <= max)) {
    const who = joint ? 'a joint account' : 'one person'
    invalid(
      'principal',
      principal,
      `a number from ${min} to ${max} rupees, as ${name} allows ${who} (${source})`,
    )
  }
  between('annualRatePercent', annualRatePercent, 0, 1000)
  whole('years', years, 1, 6)
  const monthlyInterest = roundAmount((principal / 1200) * annualRatePercent, 1)
  return {
    monthlyInterest,
    annualInterest: monthlyInterest * 12,
    totalInterest: monthlyInterest * 12 * years,
  }
}
