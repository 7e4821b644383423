import { guytonKlingerSpending } from '../formulas/spending/guyton-klinger-spending.ts'
import { percentOfPortfolioSpending } from '../formulas/spending/percent-of-portfolio-spending.ts'
import { vpwSpending } from '../formulas/spending/vpw-spending.ts'
import type { ReadPlan, YearlyChange } from './luck-plan.ts'
import type { YearOfReturns } from './year-of-returns.ts'

/** Takes what a year ended with and what was spent in it, both in money of the first day. */
export type TellYear = (year: number, realBalance: number, realSpent: number) => void

/** What a year of spending begins with, in money of that year; `prices` are against the plan's first day. */
interface SpendingYear {
  readonly year: number
  readonly balance: number
  readonly prices: number
  /** How prices rose in the year before, as a factor. */
  readonly rise: number
  readonly previousSpending: number
  /** The first year of spending; undefined in that year itself. */
  readonly first: { readonly balance: number; readonly prices: number; readonly spending: number } | undefined
}

/** A lack or a rest below this share of what was there is the rounding of doubles, and no money. */
const rounding = 1e-9

/**
 * Lives a plan through years of returns, of which there are as many as it has. What is paid in or taken out falls at the
 * start of the year, or in equal parts at the starts of its months, over which the year's return is spread evenly.
 *
 * @returns the year, counted from 0, whose spending could not be paid in full; null for none
 */
export function livePlan(plan: ReadPlan, returns: readonly YearOfReturns[], tell: TellYear): number | null {
  const { savingYears, spending } = plan
  let balance = plan.startBalance
  let prices = 1
  let rise = 1
  let spent = 0
  let first: SpendingYear['first']
  let failedIn: number | null = null
  for (let year = 0; year < plan.years; year++) {
    const now = returns[year] as YearOfReturns
    if (year < savingYears) {
      const saved = plan.annualSaving * changed(plan.savingChange, year, prices)
      balance = balance * now.growth + saved * grownParts(now.growth, plan.savingParts)
    } else {
      const start: SpendingYear = { year, balance, prices, rise, previousSpending: spent, first }
      const needed = failedIn === null ? toSpend(plan, start) : 0
      first ??= { balance, prices, spending: needed }
      const grown = balance * now.growth
      const taken = needed * grownParts(now.growth, spending.rule === 'constant' ? spending.partsPerYear : 1)
      const isShort = taken - grown > rounding * grown
      if (isShort) failedIn = year
      // What there is pays the same share of every part.
      spent = isShort ? (needed * grown) / taken : needed
      balance = grown - taken > rounding * grown ? grown - taken : 0
    }
    const realSpent = spent / prices
    rise = now.prices
    prices *= rise
    tell(year, balance / prices, realSpent)
  }
  return failedIn
}

function toSpend(plan: ReadPlan, now: SpendingYear): number {
  const { spending } = plan
  const { year, balance, prices, first } = now
  if (spending.rule === 'constant')
    return spending.annual * changed(spending.changePercent ?? 'prices', year, prices)
  if (spending.rule === 'percentage') {
    const { percent, floorPercentOfInitial = null, ceilingPercentOfInitial = null } = spending
    return percentOfPortfolioSpending({
      percent,
      floorPercentOfInitial,
      ceilingPercentOfInitial,
      balance,
      initialBalance: first?.balance ?? balance,
      cumulativeInflation: prices / (first?.prices ?? prices),
    }).spending
  }
  const yearsLeft = plan.years - year
  if (spending.rule === 'vpw') {
    return vpwSpending({ balance, ratePercent: spending.ratePercent, yearsLeft }).spending
  }
  // The rails are shares of the first balance: without one there are none, and the first withdrawal fails.
  if (first === undefined || first.balance === 0) return spending.annual * prices
  const { exceedsPercent = 20, cutPercent = 10, fallPercent = 20, raisePercent = 10 } = spending
  return guytonKlingerSpending({
    exceedsPercent,
    cutPercent,
    fallPercent,
    raisePercent,
    initialBalance: first.balance,
    initialSpending: first.spending,
    previousSpending: now.previousSpending,
    balance,
    inflationPercent: (now.rise - 1) * 100,
    yearsLeft,
  }).spending
}

/** How an amount has changed by a year of the plan. */
function changed(change: YearlyChange, year: number, prices: number): number {
  return change === 'prices' ? prices : (1 + change / 100) ** year
}

/** What 1, paid in equal parts over a year, has become at its end. */
function grownParts(growth: number, parts = 1): number {
  let sum = 0
  for (let part = 1; part <= parts; part++) sum += growth ** (part / parts)
  return sum / parts
}
