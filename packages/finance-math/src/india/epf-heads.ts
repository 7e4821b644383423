import { roundAmount } from '../formulas/round-amount.ts'
import { newest } from './dated-rule.ts'
import { type EpfPercents, epfPercentValues } from './rules/epf-percent-values.ts'

/** Days of a wage month and the ceiling that held on them. */
export interface EpfSegment {
  days: number
  ceiling: number
}

/** A month's heads in rupees. `employer` is what the employer pays into fund and pension together. */
export interface EpfContributionResult {
  employee: number
  employer: number
  eps: number
  employerEpf: number
  edli: number
  admin: number
  vpf: number
}

/** The wage up to the ceiling, both apportioned by days where the ceiling changes. */
export function coveredWage(monthlyWage: number, segments: readonly EpfSegment[]): number {
  let days = 0
  let covered = 0
  for (const segment of segments) {
    days += segment.days
    covered += Math.min(monthlyWage, segment.ceiling) * segment.days
  }
  return covered / days
}

/** The heads of a wage and its part under the ceiling, rounded to one in `perRupee` of a rupee; by the newest percents. */
export function headsOf(
  base: number,
  capped: number,
  epsMember: boolean,
  perRupee: number,
  percents: EpfPercents = newest(epfPercentValues),
) {
  const head = (wage: number, percent: number) => roundAmount((wage / 100) * percent, perRupee)
  const employer = head(base, percents.employer)
  const eps = epsMember ? head(capped, percents.eps) : 0
  return {
    employee: head(base, percents.employee),
    employer,
    eps,
    employerEpf: roundAmount(employer - eps, perRupee),
    edli: head(capped, percents.edli),
    admin: head(base, percents.admin),
  }
}
