import { analyzeCashFlows } from '../../core/analyze-cash-flows.ts'
import { mirr } from '../../core/mirr.ts'
import { npv } from '../../core/npv.ts'
import { payback } from '../../formulas/payback.ts'
import { attempt } from '../../primitives/attempt.ts'

/** What the NPV and IRR calculator asks: what is spent now, and what comes in year by year. */
export interface ProjectValues {
  spent: number
  flows: readonly number[]
  discountPercent: number
  financePercent: number
  reinvestPercent: number
}

/** All flows in order, the first of which is what is spent now. */
function projectFlows({ spent, flows }: Pick<ProjectValues, 'spent' | 'flows'>): number[] {
  return [-spent, ...flows]
}

/** What the project is worth today, and every rate and time that it has: none where nothing comes back. */
export function project(values: ProjectValues) {
  const { discountPercent, financePercent, reinvestPercent } = values
  const flows = projectFlows(values)
  const found = (compute: () => number) => {
    const answer = attempt(compute)
    return answer.ok ? [answer.value] : []
  }
  return {
    npv: npv(discountPercent / 100, flows),
    irrPercent: analyzeCashFlows(flows)
      .roots.map((rate) => 100 * rate)
      .filter(Number.isFinite),
    mirrPercent: found(() => 100 * mirr(flows, financePercent / 100, reinvestPercent / 100)),
    payback: found(() => payback({ flows }).periods),
    discountedPayback: found(() => payback({ flows, discountPercent }).periods),
  }
}

/** Year by year: what flows, what it is worth today, and both sums so far. */
export function projectCourse(values: ProjectValues) {
  let sum = 0
  let present = 0
  return projectFlows(values).map((flow, year) => {
    const worth = flow / (1 + values.discountPercent / 100) ** year
    sum += flow
    present += worth
    return { year, flow, sum, worth, present }
  })
}
