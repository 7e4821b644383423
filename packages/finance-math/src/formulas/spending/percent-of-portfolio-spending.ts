import { above, atLeast, between, object, result } from '../../primitives/check.ts'

/** What `percentOfPortfolioSpending` takes: a share of what is there, and real bounds as shares of what was. */
export interface PercentOfPortfolioSpendingInput {
  initialBalance: number
  balance: number
  percent: number
  floorPercentOfInitial?: number | null
  ceilingPercentOfInitial?: number | null
  cumulativeInflation?: number
}

/**
 * A year's spending as a constant percentage of the portfolio, kept between a floor and a ceiling, which are
 * percentages of the first portfolio and rise with prices. The ceiling wins where they cross.
 *
 * @formula S = min(C, max(F, p × B))
 * @where p the percentage; B the portfolio; F the floor; C the ceiling
 * @param input initialBalance and balance in money before the year's withdrawal; percent of balance, 0 to 100;
 *   floorPercentOfInitial and ceilingPercentOfInitial, at least 0, null or left out for none;
 *   cumulativeInflation, how prices have grown since the first year, as a factor (1)
 * @see cFIREsim's rule `percentOfPortfolio`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION beyond the largest number
 * @example
 * const plan = { initialBalance: 1_000_000, percent: 4, floorPercentOfInitial: 3.5 }
 * roundTo(percentOfPortfolioSpending({ ...plan, balance: 800_000, cumulativeInflation: 1.1 }).spending, 6) //=> 38500
 */
export function percentOfPortfolioSpending(input: PercentOfPortfolioSpendingInput): { spending: number } {
  const { initialBalance, balance, percent, cumulativeInflation = 1 } = object('input', input)
  const { floorPercentOfInitial, ceilingPercentOfInitial } = input
  atLeast('initialBalance', initialBalance, 0)
  atLeast('balance', balance, 0)
  between('percent', percent, 0, 100)
  above('cumulativeInflation', cumulativeInflation, 0)
  const real = (name: string, share: number | null | undefined, without: number) =>
    share === null || share === undefined
      ? without
      : initialBalance * (atLeast(name, share, 0) / 100) * cumulativeInflation
  const floor = real('floorPercentOfInitial', floorPercentOfInitial, 0)
  const ceiling = real('ceilingPercentOfInitial', ceilingPercentOfInitial, Number.POSITIVE_INFINITY)
  const spending = Math.min(ceiling, Math.max(floor, balance * (percent / 100)))
  return { spending: result('cumulativeInflation', cumulativeInflation, spending) }
}
