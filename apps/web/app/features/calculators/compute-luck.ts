import {
  historicalLuck,
  indiaReturns,
  type LuckResult,
  type LuckStart,
  monteCarlo,
  usReturns,
} from '@pkg/finance-math/luck'
import { isPast, type LuckChoice } from './luck-choice.ts'
import type { LuckCase } from './to-luck-plan.ts'

/** What is computed at once: a plan and what may happen to it. */
export interface LuckRequest {
  luck: LuckCase
  choice: Omit<LuckChoice, 'rule'>
}

/** What all runs came to, in money of the first day. */
export interface LuckAnswer extends LuckResult {
  /** The worst of the starting years, and how many have none in common; null where years are drawn. */
  past: { worst: LuckStart; first: number; last: number; separatePeriods: number } | null
  /** The end of each year where every year is as the page assumes. */
  steady: readonly number[]
}

/** How often a plan is lived through where years are drawn. */
export const drawnRuns = 10_000

/** Years in a row that are drawn together. */
export const blockYears = 5

/**
 * Lives a plan through all its runs; takes a tenth of a second.
 *
 * @throws FinanceMathError where the plan cannot be lived through; RangeError with a sentence where the past is shorter
 */
export function computeLuck({ luck, choice }: LuckRequest): LuckAnswer {
  const { plan, savingPercent, spendingPercent, inflationPercent } = luck
  const steadyReturns = {
    model: 'student-t',
    medianPercent: savingPercent,
    spendingMedianPercent: spendingPercent,
    inflationPercent,
    volatilityPercent: 0,
  } as const
  const steady = monteCarlo({ plan, returns: steadyReturns, runs: 1, percentiles: [50] }).balances.map(
    ({ values: [balance = 0] }) => balance,
  )
  const { model, number, seed } = choice
  if (isPast(model)) {
    const { series, ...mix } =
      model === 'past' ? { series: usReturns, equityPercent: number } : { series: indiaReturns }
    const first = series.firstYear
    const known = series.equityPercent.length
    const years = (plan.savingYears ?? 0) + (plan.spendingYears ?? 0)
    if (years > known) {
      throw new RangeError(
        `Only ${known} years of India are sound, ${first} to ${first + known - 1}, and this plan takes ${years}. Draw from them instead, or make the plan shorter.`,
      )
    }
    const { starts, worst, separatePeriods, ...found } = historicalLuck({ plan, series, ...mix })
    return { ...found, steady, past: { worst, separatePeriods, first, last: first + starts.length - 1 } }
  }
  const returns =
    model === 't'
      ? { ...steadyReturns, volatilityPercent: number }
      : ({
          model: 'blocks',
          blockYears,
          ...(model === 'in' ? { series: indiaReturns } : { series: usReturns, equityPercent: number }),
        } as const)
  return { ...monteCarlo({ plan, returns, seed, runs: drawnRuns }), steady, past: null }
}
