import { ruleFor } from '../../india/dated-rule.ts'
import { leaveEncashment } from '../../india/leave-encashment.ts'
import { leaveEncashmentTerms } from '../../india/rules/leave-rules.ts'

/** The most days of leave that count for a completed year of service. */
const mostDaysPerYear = 30

/** What the leave encashment calculator asks. */
export interface EncashedLeaveValues {
  occasion: 'leaving' | 'government' | 'service'
  received: number
  averageMonthlySalary: number
  years: number
  leavePerYear: number
  leaveTaken: number
  leftSince: string
  exemptEarlier: number
}

/** The days of leave that count for a completed year, whatever the employer grants. */
export function countedPerYear({ leavePerYear }: Pick<EncashedLeaveValues, 'leavePerYear'>): number {
  return Math.min(leavePerYear, mostDaysPerYear)
}

/** What of a payment for leave is free of tax, the four amounts of which that is the least, and which one it is. */
export function encashedLeave(values: EncashedLeaveValues) {
  const { occasion, received, averageMonthlySalary, exemptEarlier, leftSince } = values
  const { limit, months } = ruleFor('leftSince', leaveEncashmentTerms, leftSince).value
  const leaveDays = Math.max(0, values.years * countedPerYear(values) - values.leaveTaken)
  const limitLeft = Math.max(0, limit - exemptEarlier)
  const earnedLeaveMonthsDue = leaveDays / 30
  const { exempt } = leaveEncashment({
    ...{ received, averageMonthlySalary, earnedLeaveMonthsDue },
    statutoryLimit: limitLeft,
    retiredOn: leftSince,
    government: occasion === 'government',
  })
  const least = {
    received,
    leaveDue: averageMonthlySalary * earnedLeaveMonthsDue,
    tenMonths: averageMonthlySalary * months,
    limitLeft,
  }
  // The exemption is one of them, and of equals the first.
  const names = Object.keys(least) as (keyof typeof least)[]
  const bound = names.find((name) => least[name] === exempt) as keyof typeof least
  const free = occasion === 'service' ? 0 : exempt
  return { ...least, leaveDays, exempt: free, taxable: received - free, bound }
}
