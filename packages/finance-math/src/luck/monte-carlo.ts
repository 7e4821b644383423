import { above, atLeast, between, object, oneOf, whole } from '../primitives/check.ts'
import { gatherRuns, type LuckResult, usualPercentiles } from './gather-runs.ts'
import { type LuckPlan, type ReadPlan, readPlan } from './luck-plan.ts'
import { randomNumbers } from './random-numbers.ts'
import { type ReturnSeries, readSeries } from './return-series.ts'
import type { YearOfReturns } from './year-of-returns.ts'

/**
 * Where the years of a run come from.
 *
 * `blocks` draws blocks of successive years from a series, which keeps bad years together and inflation beside the
 * returns of its own year; the series is a circle, so that each of its years is drawn as often as any other. `student-t`
 * draws the logarithm of each year's growth from Student's distribution, whose great losses and gains are more frequent
 * than the normal one's; prices rise evenly.
 */
export type ReturnModel =
  | {
      model: 'blocks'
      series: ReturnSeries
      blockYears?: number
      equityPercent?: number
      /** How prices rise every year, beside which each year brings what it brought beyond its own prices. */
      inflationPercent?: number
    }
  | {
      model: 'student-t'
      /** The return that half of the years exceed, before the fee. */
      medianPercent: number
      /** The same in years of spending. */
      spendingMedianPercent?: number
      /** The standard deviation of the logarithm of a year's growth, times 100. */
      volatilityPercent: number
      /** Above 2; the fewer, the fatter the tails. */
      degreesOfFreedom?: number
      inflationPercent: number
    }

/** What `monteCarlo` takes: a plan, where its years come from, how often, and the seed of the draws. */
export interface MonteCarloInput {
  plan: LuckPlan
  returns: ReturnModel
  feePercent?: number
  runs?: number
  seed?: number
  percentiles?: readonly number[]
}

/**
 * What becomes of a plan in many runs of years drawn by chance. The same input and seed give the same result. The shares
 * come with their standard error, which is that of drawing only: how far the model is from what will come, it cannot tell.
 *
 * @formula B_(k + 1) = (B_k + P_k − S_k) × R_k
 * @where B_k the portfolio at the start of year k; P_k what is paid in; S_k what is spent; R_k the growth that was drawn for
 *   year k, less the fee
 * @param input plan; returns, the model: blocks of blockYears (5) from a series with equityPercent in shares (100) and
 *   inflationPercent (the prices of the series), or student-t with medianPercent (and spendingMedianPercent, the same) and volatilityPercent a year, degreesOfFreedom (5)
 *   and inflationPercent; feePercent of
 *   the balance a year (0); runs, 1 to 100,000 (10,000); seed, a whole number from 0 to 4,294,967,295 (1); percentiles, 0 to
 *   100, of each year's band (5, 25, 50, 75, 95)
 * @see D. N. Politis and J. P. Romano, A Circular Block-Resampling Procedure for Stationary Data, 1992; R. W. Bailey,
 *   Polar Generation of Random Variates with the t-Distribution, Mathematics of Computation 62, 1994
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const { lasted } = monteCarlo({
 *   plan: { startBalance: 1_000_000, spendingYears: 30, spending: { rule: 'constant', annual: 40_000 } },
 *   returns: { model: 'blocks', series: usReturns, equityPercent: 75 },
 *   runs: 1000,
 *   seed: 7,
 * })
 * lasted?.count //=> 946
 */
export function monteCarlo(input: MonteCarloInput): LuckResult {
  const {
    returns,
    feePercent = 0,
    runs = 10_000,
    seed = 1,
    percentiles = usualPercentiles,
  } = object('input', input)
  const plan = readPlan(input.plan)
  whole('runs', runs, 1, 100_000)
  whole('seed', seed, 0, 2 ** 32 - 1)
  const { draw } = randomNumbers(seed)
  const drawYears = yearsOf(returns, feePercent, draw)
  const years: YearOfReturns[] = []
  const drawRun = () => {
    drawYears(years, plan)
    return years
  }
  const { ends: _, ...found } = gatherRuns(plan, runs, percentiles, drawRun, true)
  return found
}

/** Fills the places of a plan's years with years that were drawn. */
type DrawYears = (years: YearOfReturns[], plan: ReadPlan) => void

function yearsOf(returns: ReturnModel, feePercent: number, draw: () => number): DrawYears {
  oneOf('returns.model', object('returns', returns).model, ['blocks', 'student-t'])
  return returns.model === 'blocks'
    ? blocksOf(returns, feePercent, draw)
    : studentOf(returns, feePercent, draw)
}

function blocksOf(
  returns: Extract<ReturnModel, { model: 'blocks' }>,
  feePercent: number,
  draw: () => number,
): DrawYears {
  const { series, blockYears = 5, equityPercent = 100, inflationPercent } = returns
  const known = readSeries(series, { equityPercent, feePercent, inflationPercent })
  whole('returns.blockYears', blockYears, 1, known.length)
  return (years, plan) => {
    let next = 0
    for (let year = 0; year < plan.years; year++) {
      next = year % blockYears === 0 ? Math.floor(draw() * known.length) : (next + 1) % known.length
      years[year] = known[next] as YearOfReturns
    }
  }
}

function studentOf(
  returns: Extract<ReturnModel, { model: 'student-t' }>,
  feePercent: number,
  draw: () => number,
): DrawYears {
  const {
    medianPercent,
    spendingMedianPercent = medianPercent,
    volatilityPercent,
    inflationPercent,
  } = returns
  const { degreesOfFreedom: freedom = 5 } = returns
  const kept = 1 - between('feePercent', feePercent, 0, 100) / 100
  const median = kept * (1 + above('returns.medianPercent', medianPercent, -100) / 100)
  const later = kept * (1 + above('returns.spendingMedianPercent', spendingMedianPercent, -100) / 100)
  const deviation = atLeast('returns.volatilityPercent', volatilityPercent, 0) / 100
  // Student's distribution has the variance freedom / (freedom − 2).
  const scale = deviation * Math.sqrt((above('returns.degreesOfFreedom', freedom, 2) - 2) / freedom)
  const prices = 1 + above('returns.inflationPercent', inflationPercent, -100) / 100
  return (years, plan) => {
    for (let year = 0; year < plan.years; year++) {
      const radius = Math.sqrt(freedom * (draw() ** (-2 / freedom) - 1))
      const deviate = radius * Math.cos(2 * Math.PI * draw())
      years[year] = { growth: (year < plan.savingYears ? median : later) * Math.exp(scale * deviate), prices }
    }
  }
}
