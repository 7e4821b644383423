import { roundAmount } from '../formulas/round-amount.ts'
import { atLeast, invalid, result } from '../primitives/check.ts'
import { coveredWage, type EpfContributionResult, type EpfSegment, headsOf } from './epf-heads.ts'

/** A month's wage, and how a member pays of it. */
export interface EpfMemberMonth {
  monthlyWage: number
  onFullWage?: boolean
  epsMember?: boolean
  vpfPercent?: number
}

/** The checked month's heads under its ceilings: to the rupee, and to the paisa where the ceiling changes in it. */
export function epfMonth(month: EpfMemberMonth, segments: readonly EpfSegment[]): EpfContributionResult {
  const { monthlyWage, onFullWage = true, epsMember = true, vpfPercent = 0 } = month
  atLeast('monthlyWage', monthlyWage, 0)
  atLeast('vpfPercent', vpfPercent, 0)
  if (typeof onFullWage !== 'boolean') invalid('onFullWage', onFullWage, 'true or false')
  if (typeof epsMember !== 'boolean') invalid('epsMember', epsMember, 'true or false')
  const perRupee = segments.length > 1 ? 100 : 1
  const capped = coveredWage(monthlyWage, segments)
  const vpf = result('vpfPercent', vpfPercent, (monthlyWage / 100) * vpfPercent)
  return {
    ...headsOf(onFullWage ? monthlyWage : capped, capped, epsMember, perRupee),
    vpf: roundAmount(vpf, perRupee),
  }
}
