import { invalid, object } from '../primitives/check.ts'
import { gatherRuns, type LuckResult, usualPercentiles } from './gather-runs.ts'
import { type LuckPlan, readPlan } from './luck-plan.ts'
import { type ReturnSeries, readSeries } from './return-series.ts'

/** What `historicalLuck` takes: a plan, the years to live it through, how it is invested. */
export interface HistoricalLuckInput {
  plan: LuckPlan
  series: ReturnSeries
  equityPercent?: number
  feePercent?: number
  inflationPercent?: number
  percentiles?: readonly number[]
}

/** How the plan went that began in one year. */
export interface LuckStart {
  startYear: number
  /** In money of the plan's first day. */
  endBalance: number
  /** The calendar year whose spending could not be paid in full; null for none. */
  failedIn: number | null
}

/** All starting years together. */
export interface HistoricalLuckResult extends LuckResult {
  starts: readonly LuckStart[]
  /** The start that failed soonest after it began, else the one with the least at the end. */
  worst: LuckStart
  /** How many of the starting years have no year in common. */
  separatePeriods: number
}

/**
 * What would have become of a plan that began in any year of the past: each starting year of a series from which the
 * plan's years are known. The periods overlap, so that the shares have no standard error; `separatePeriods` says how many
 * of them have nothing in common.
 *
 * @formula B_(k + 1) = (B_k + P_k − S_k) × R_k
 * @where B_k the portfolio at the start of year k; P_k what is paid in; S_k what is spent; R_k the growth of the
 *   portfolio in that year of the series, less the fee
 * @param input plan; series of years; equityPercent in shares, 0 to 100, the rest in bonds, brought back to it each year
 *   (100); feePercent of the balance a year (0); inflationPercent, how prices rise every year of the plan, beside which each
 *   year brings what it brought beyond its own prices (those of the series); percentiles, 0 to 100, of each year's band (5, 25, 50, 75, 95)
 * @see cFIREsim; P. L. Cooley, C. M. Hubbard and D. T. Walz, Retirement Savings: Choosing a Withdrawal Rate That Is
 *   Sustainable, AAII Journal, February 1998
 * @throws FinanceMathError INVALID_ARGUMENT naming the field, as where the series is shorter than the plan; NO_SOLUTION
 *   beyond the largest number
 * @example
 * // 4 % of a million for thirty years, three quarters in shares.
 * const { runs, lasted, worst } = historicalLuck({
 *   plan: { startBalance: 1_000_000, spendingYears: 30, spending: { rule: 'constant', annual: 40_000 } },
 *   series: usReturns,
 *   equityPercent: 75,
 * })
 * const told = [runs, lasted?.count, worst.startYear, worst.failedIn]
 * told //=> [123, 122, 1966, 1994]
 */
export function historicalLuck(input: HistoricalLuckInput): HistoricalLuckResult {
  const {
    series,
    equityPercent = 100,
    feePercent = 0,
    inflationPercent,
    percentiles = usualPercentiles,
  } = object('input', input)
  const plan = readPlan(input.plan)
  const years = readSeries(series, { equityPercent, feePercent, inflationPercent })
  const runs = years.length - plan.years + 1
  if (runs < 1) invalid('plan', plan.years, `of at most ${years.length} years, as the series has no more`)
  const returnsOf = (run: number) => years.slice(run, run + plan.years)
  const { ends, ...found } = gatherRuns(plan, runs, percentiles, returnsOf, false)
  const starts = ends.map(({ endBalance, failedIn }, run): LuckStart => {
    const startYear = series.firstYear + run
    return { startYear, endBalance, failedIn: failedIn === null ? null : startYear + failedIn }
  })
  const [worst] = [...starts].sort(
    (one, other) => heldFor(one) - heldFor(other) || one.endBalance - other.endBalance,
  )
  return {
    ...found,
    starts,
    worst: worst as LuckStart,
    separatePeriods: Math.floor(years.length / plan.years),
  }
}

/** Longer than any plan for a start that did not fail. */
function heldFor({ startYear, failedIn }: LuckStart): number {
  return failedIn === null ? 1000 : failedIn - startYear
}
