import {
  historicalLuck,
  indiaReturns,
  type LuckResult,
  type LuckStart,
  monteCarlo,
  usReturns,
} from '@pkg/finance-math/luck'
import { isPast, type LuckChoice, type LuckModel, luckNumbers } from './luck-choice.ts'
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
  /** The same plan by every source of years, the chosen one among them. */
  sources: readonly LuckSource[]
}

/** What came of a plan by one source of years. */
export interface LuckSource {
  model: LuckModel
  number: number
  /** Null where the source has fewer years than the plan. */
  found:
    | (Pick<LuckResult, 'runs' | 'lasted' | 'reached'> & { halfEnds: number; halfSpends: number | null })
    | null
}

/** How often a plan is lived through where years are drawn. */
export const drawnRuns = 10_000

/** Years in a row that are drawn together. */
export const blockYears = 5

/**
 * Lives a plan through all its runs by the source of years that was chosen, and by each of the others; takes half a second.
 *
 * @throws FinanceMathError where the plan cannot be lived through; RangeError with a sentence where the past is shorter
 */
export function computeLuck({ luck, choice }: LuckRequest): LuckAnswer {
  const steady = monteCarlo({
    ...{ plan: luck.plan, runs: 1, percentiles: [50] },
    returns: { ...steadyReturns(luck), volatilityPercent: 0 },
  }).balances.map(({ values: [balance = 0] }) => balance)
  const chosen = liveThrough(luck, choice)
  const sources = (Object.keys(luckNumbers) as LuckModel[]).map((model): LuckSource => {
    if (model === choice.model) return { model, number: choice.number, found: summarize(chosen) }
    const number = luckNumbers[model]?.first ?? 0
    const isKnown = model !== 'past-in' || yearsOf(luck) <= indiaReturns.equityPercent.length
    const found = isKnown ? summarize(liveThrough(luck, { model, number, seed: choice.seed })) : null
    return { model, number, found }
  })
  return { ...chosen, steady, sources }
}

function summarize({
  runs,
  lasted,
  reached,
  percentiles,
  balances,
  spending,
}: LuckResult): LuckSource['found'] {
  const half = (bands: LuckResult['balances']) => bands.at(-1)?.values[percentiles.indexOf(50)]
  return { runs, lasted, reached, halfEnds: half(balances) ?? 0, halfSpends: half(spending) ?? null }
}

/** Prices rise as the plan assumes by every source: of a past, what its years brought beyond their own prices is taken. */
function liveThrough(
  luck: LuckCase,
  { model, number, seed }: LuckRequest['choice'],
): Omit<LuckAnswer, 'steady' | 'sources'> {
  const { plan, inflationPercent } = luck
  if (isPast(model)) {
    const { series, ...mix } =
      model === 'past' ? { series: usReturns, equityPercent: number } : { series: indiaReturns }
    const first = series.firstYear
    const known = series.equityPercent.length
    const years = yearsOf(luck)
    if (years > known) {
      throw new RangeError(
        `Only ${known} years of India are sound, ${first} to ${first + known - 1}, and this plan takes ${years}. Draw from them instead, or make the plan shorter.`,
      )
    }
    const lived = historicalLuck({ plan, series, inflationPercent, ...mix })
    const { starts, worst, separatePeriods, ...found } = lived
    return { ...found, past: { worst, separatePeriods, first, last: first + starts.length - 1 } }
  }
  const returns =
    model === 't'
      ? { ...steadyReturns(luck), volatilityPercent: number }
      : ({
          model: 'blocks',
          blockYears,
          inflationPercent,
          ...(model === 'in' ? { series: indiaReturns } : { series: usReturns, equityPercent: number }),
        } as const)
  return { ...monteCarlo({ plan, returns, seed, runs: drawnRuns }), past: null }
}

function steadyReturns({ savingPercent, spendingPercent, inflationPercent }: LuckCase) {
  return {
    model: 'student-t',
    medianPercent: savingPercent,
    spendingMedianPercent: spendingPercent,
    inflationPercent,
  } as const
}

function yearsOf({ plan: { savingYears = 0, spendingYears = 0 } }: LuckCase): number {
  return savingYears + spendingYears
}
