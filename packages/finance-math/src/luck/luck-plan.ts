import { above, atLeast, between, invalid, object, oneOf, whole } from '../primitives/check.ts'

/** How an amount changes from year to year: by a percentage, or as consumer prices do. */
export type YearlyChange = number | 'prices'

/**
 * How much is taken out a year. Amounts are in money of the plan's first day.
 *
 * `constant` takes `annual`, which changes by `changePercent` from the plan's first year on (`'prices'`), in one part at
 * the start of the year or in twelve at the start of each month (`partsPerYear`, 1). `percentage` takes `percent` of what is
 * there, between a floor and a ceiling of the balance at the start of spending that rise with prices (none). `guardrails`
 * begins with `annual` and follows prices, with the cuts and raises of Guyton and Klinger (20, 10, 20, 10). `vpw` uses the
 * portfolio up over the years that are left at a real rate, anew each year.
 */
export type SpendingRule =
  | { rule: 'constant'; annual: number; changePercent?: YearlyChange; partsPerYear?: 1 | 12 }
  | {
      rule: 'percentage'
      percent: number
      floorPercentOfInitial?: number | null
      ceilingPercentOfInitial?: number | null
    }
  | {
      rule: 'guardrails'
      annual: number
      exceedsPercent?: number
      cutPercent?: number
      fallPercent?: number
      raisePercent?: number
    }
  | { rule: 'vpw'; ratePercent: number }

/** A plan over years: what is there, years of paying in, then years of taking out. */
export interface LuckPlan {
  startBalance: number
  savingYears?: number
  annualSaving?: number
  savingChangePercent?: YearlyChange
  savingPartsPerYear?: 1 | 12
  spendingYears?: number
  spending?: SpendingRule
  /** A sum to have at the end, in money of the first day: how often it is reached is told. */
  target?: number
}

/** The same with everything filled in and checked. */
export interface ReadPlan {
  readonly startBalance: number
  readonly savingYears: number
  readonly annualSaving: number
  readonly savingChange: YearlyChange
  readonly savingParts: number
  readonly spendingYears: number
  readonly spending: SpendingRule
  readonly target: number | undefined
  readonly years: number
}

/** The longest plan, in years. */
const longest = 100

/** The plan with what it leaves out. */
export function readPlan(plan: LuckPlan): ReadPlan {
  const { startBalance, savingYears = 0, annualSaving = 0, savingChangePercent = 0 } = object('plan', plan)
  const { savingPartsPerYear = 1, spendingYears = 0, spending = nothing, target } = plan
  atLeast('startBalance', startBalance, 0)
  whole('savingYears', savingYears, 0, longest)
  whole('spendingYears', spendingYears, 0, longest)
  const years = savingYears + spendingYears
  if (years < 1 || years > longest) {
    invalid(
      savingYears > 0 ? 'savingYears' : 'spendingYears',
      years,
      `from 1 to ${longest} years with the others`,
    )
  }
  atLeast('annualSaving', annualSaving, 0)
  readChange('savingChangePercent', savingChangePercent)
  readParts('savingPartsPerYear', savingPartsPerYear)
  if (target !== undefined) atLeast('target', target, 0)
  checkRule(spending)
  return {
    startBalance,
    savingYears,
    annualSaving,
    savingChange: savingChangePercent,
    savingParts: savingPartsPerYear,
    spendingYears,
    spending,
    target,
    years,
  }
}

const nothing: SpendingRule = { rule: 'constant', annual: 0 }

function checkRule(spending: SpendingRule): void {
  const { rule } = object('spending', spending)
  oneOf('spending.rule', rule, ['constant', 'percentage', 'guardrails', 'vpw'])
  if (spending.rule === 'constant') {
    atLeast('spending.annual', spending.annual, 0)
    readChange('spending.changePercent', spending.changePercent ?? 'prices')
    readParts('spending.partsPerYear', spending.partsPerYear ?? 1)
  } else if (spending.rule === 'percentage') {
    between('spending.percent', spending.percent, 0, 100)
    atLeast('spending.floorPercentOfInitial', spending.floorPercentOfInitial ?? 0, 0)
    atLeast('spending.ceilingPercentOfInitial', spending.ceilingPercentOfInitial ?? 0, 0)
  } else if (spending.rule === 'guardrails') {
    atLeast('spending.annual', spending.annual, 0)
    atLeast('spending.exceedsPercent', spending.exceedsPercent ?? 0, 0)
    between('spending.cutPercent', spending.cutPercent ?? 0, 0, 100)
    between('spending.fallPercent', spending.fallPercent ?? 0, 0, 100)
    atLeast('spending.raisePercent', spending.raisePercent ?? 0, 0)
  } else {
    above('spending.ratePercent', spending.ratePercent, -100)
  }
}

function readChange(argument: string, change: YearlyChange): void {
  if (change !== 'prices') above(argument, change, -100)
}

function readParts(argument: string, parts: number): void {
  if (parts !== 1 && parts !== 12) invalid(argument, parts, '1 or 12')
}
