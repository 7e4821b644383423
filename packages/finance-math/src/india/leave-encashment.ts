import type { CalendarDate } from '../primitives/calendar-day.ts'
import { atLeast, object, trueOrFalse } from '../primitives/check.ts'
import { newest, ruleFor } from './dated-rule.ts'
import { leaveEncashmentTerms } from './rules/leave-rules.ts'

/** What `leaveEncashment` takes: rupees and months. */
export interface LeaveEncashmentInput {
  received: number
  /** The average of basic pay and dearness allowance over the last ten months. */
  averageMonthlySalary: number
  /** Leave that was due, at most 30 days for each completed year, in months. */
  earnedLeaveMonthsDue: number
  /** What is left of the lifetime's limit; without it the limit of retiredOn, or the newest. */
  statutoryLimit?: number
  retiredOn?: CalendarDate
  /** Whether the employer is the Union or a state, whose employees pay no tax on it. */
  government?: boolean
}

/**
 * How much of what is paid for leave on retiring or leaving is free of tax.
 *
 * @formula E = min(A, L, 10 × S, n × S)
 * @where A received; L the limit; S the average salary of a month; n months of leave due
 * @param input received, averageMonthlySalary, statutoryLimit in rupees; earnedLeaveMonthsDue in months;
 *   retiredOn, whose limit holds where none is given; government (false)
 * @see section 10(10AA) of the Income-tax Act, 1961; `leaveEncashmentTerms`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const leave = { received: 100_000, averageMonthlySalary: 37_000, earnedLeaveMonthsDue: 2 }
 * leaveEncashment({ ...leave, statutoryLimit: 300_000 }) //=> { exempt: 74000, taxable: 26000 }
 */
export function leaveEncashment(input: LeaveEncashmentInput): { exempt: number; taxable: number } {
  const { received, averageMonthlySalary, earnedLeaveMonthsDue, retiredOn } = object('input', input)
  const { government = false } = input
  const terms =
    retiredOn === undefined
      ? newest(leaveEncashmentTerms)
      : ruleFor('retiredOn', leaveEncashmentTerms, retiredOn).value
  const { statutoryLimit = terms.limit } = input
  atLeast('received', received, 0)
  atLeast('averageMonthlySalary', averageMonthlySalary, 0)
  atLeast('earnedLeaveMonthsDue', earnedLeaveMonthsDue, 0)
  atLeast('statutoryLimit', statutoryLimit, 0)
  trueOrFalse('government', government)
  // Products beyond the largest number are infinite, and never the least.
  const least = Math.min(
    received,
    statutoryLimit,
    averageMonthlySalary * terms.months,
    averageMonthlySalary * earnedLeaveMonthsDue,
  )
  const exempt = government ? received : least
  return { exempt, taxable: received - exempt }
}
