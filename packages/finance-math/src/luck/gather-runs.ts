import { between, list, result } from '../primitives/check.ts'
import { livePlan } from './live-plan.ts'
import type { ReadPlan } from './luck-plan.ts'
import { type LuckShare, luckShare } from './luck-share.ts'
import { quantile } from './quantile.ts'
import type { YearOfReturns } from './year-of-returns.ts'

/** One year over all runs. */
export interface LuckBand {
  /** Years since the plan's first day. */
  year: number
  /** One value for each percentile asked for, in money of the first day. */
  values: readonly number[]
}

/** What all runs came to, in money of the plan's first day. */
export interface LuckResult {
  runs: number
  percentiles: readonly number[]
  /** The balance at the end of each year, from the first day (year 0). */
  balances: readonly LuckBand[]
  /** What was spent in each year of spending, told by the year's end. */
  spending: readonly LuckBand[]
  /** The runs that end with nothing. */
  emptied: LuckShare
  /** The runs that have nothing to spend in the last year of spending; null without spending. */
  unspent: LuckShare | null
  /** The runs that could pay every year's spending in full; null without spending. */
  lasted: LuckShare | null
  /** The runs that end with the target or more; null without one. */
  reached: LuckShare | null
}

/** How one run ended, in money of the plan's first day. */
interface LuckRun {
  readonly endBalance: number
  /** The year, counted from 0, whose spending could not be paid in full; null for none. */
  readonly failedIn: number | null
}

/** What is kept of runs: `ends` has one for each. */
export interface GatheredRuns extends LuckResult {
  readonly ends: readonly LuckRun[]
}

/** The percentiles that are told where nobody asks for others. */
export const usualPercentiles: readonly number[] = [5, 25, 50, 75, 95]

/** Lives a plan as often as there are runs, and orders what each year came to. */
export function gatherRuns(
  plan: ReadPlan,
  runs: number,
  percentiles: readonly number[],
  returnsOf: (run: number) => readonly YearOfReturns[],
  areDrawnApart: boolean,
): GatheredRuns {
  list('percentiles', percentiles, 1)
  for (const percentile of percentiles) between('percentiles', percentile, 0, 100)
  const balances = Array.from({ length: plan.years }, () => new Float64Array(runs))
  const spending = Array.from({ length: plan.years }, () => new Float64Array(runs))
  const ends: LuckRun[] = []
  for (let run = 0; run < runs; run++) {
    const failedIn = livePlan(plan, returnsOf(run), (year, balance, spent) => {
      ;(balances[year] as Float64Array)[run] = balance
      ;(spending[year] as Float64Array)[run] = spent
    })
    const endBalance = result('startBalance', plan.startBalance, balances[plan.years - 1]?.[run] as number)
    ends.push({ endBalance, failedIn })
  }
  const bandsOf = (years: readonly Float64Array[], first: number): LuckBand[] =>
    years.slice(first).map((values, year) => {
      values.sort()
      return {
        year: first + year + 1,
        values: percentiles.map((percentile) => quantile(values, percentile / 100)),
      }
    })
  const { target, savingYears, spendingYears, startBalance } = plan
  const share = (count: number) => luckShare(count, runs, areDrawnApart)
  const unspent =
    spendingYears > 0 ? spending[plan.years - 1]?.filter((spent) => spent === 0).length : undefined
  return {
    runs,
    percentiles,
    balances: [{ year: 0, values: percentiles.map(() => startBalance) }, ...bandsOf(balances, 0)],
    spending: bandsOf(spending, savingYears),
    emptied: share(ends.filter(({ endBalance }) => endBalance === 0).length),
    unspent: unspent === undefined ? null : share(unspent),
    lasted: spendingYears > 0 ? share(ends.filter(({ failedIn }) => failedIn === null).length) : null,
    reached:
      target === undefined ? null : share(ends.filter(({ endBalance }) => endBalance >= target).length),
    ends,
  }
}
