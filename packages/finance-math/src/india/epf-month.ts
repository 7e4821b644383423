import { roundAmount } from '../formulas/round-amount.ts'
import { atLeast, result, trueOrFalse } from '../primitives/check.ts'
import { coveredWage, type EpfContributionResult, type EpfSegment, headsOf } from './epf-heads.ts'
import type { EpfPercents } from './rules/epf-percent-values.ts'

/** A month's wage, and how a member pays of it. */
export interface EpfMemberMonth {
  monthlyWage: number
  onFullWage?: boolean
  epsMember?: boolean
  vpfPercent?: number
}

/**
 * The checked month's heads under its ceilings: to the rupee, and to the paisa where the ceiling changes in it; by the
 * newest percents unless others are given.
 */
export function epfMonth(
  month: EpfMemberMonth,
  segments: readonly EpfSegment[],
  percents?: EpfPercents,
): EpfContributionResult {
  const { monthlyWage, onFullWage = true, epsMember = true, vpfPercent = 0 } = month
  atLeast('monthlyWage', monthlyWage, 0)
  atLeast('vpfPercent', vpfPercent, 0)
  trueOrFalse('onFullWage', onFullWage)
  trueOrFalse('epsMember', epsMember)
  const perRupee = segments.length > 1 ? 100 : 1
  const capped = coveredWage(monthlyWage, segments)
  const vpf = result('vpfPercent', vpfPercent, (monthlyWage / 100) * vpfPercent)
  return {
    ...headsOf(onFullWage ? monthlyWage : capped, capped, epsMember, perRupee, percents),
    vpf: roundAmount(vpf, perRupee),
  }
}
