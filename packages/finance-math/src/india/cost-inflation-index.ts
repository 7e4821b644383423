import { invalid, object } from '../primitives/check.ts'
import { ruleOn } from './dated-rule.ts'
import { financialYearStart } from './financial-year.ts'
import { costInflationIndexRule } from './rules/cost-inflation-index.ts'

/**
 * The Cost Inflation Index of a financial year, by which costs are indexed.
 *
 * @formula none: a table is looked up
 * @param input financialYear, from `'2001-02'` to the newest that is notified
 * @see `costInflationIndexRule`, which names the notification of each year
 * @throws FinanceMathError INVALID_ARGUMENT naming financialYear, also for a year without an index
 * @example
 * costInflationIndex({ financialYear: '2026-27' }).index //=> 384
 */
export function costInflationIndex(input: { financialYear: string }): { index: number } {
  const { financialYear } = object('input', input)
  const start = financialYearStart('financialYear', financialYear)
  return { index: indexOf('financialYear', financialYear, start) }
}

/** The index of the financial year that begins in `start`. */
export function indexOf(argument: string, passed: unknown, start: number): number {
  const { steps, source } = costInflationIndexRule
  const last = Number(steps.at(-1)?.[0].slice(0, 4))
  if (!(start >= 2001 && start <= last)) {
    const years = `2001-02 to ${last}-${(last + 1) % 100}`
    invalid(argument, passed, `within the financial years ${years}, for which there is an index (${source})`)
  }
  return ruleOn(costInflationIndexRule, `${start}-04-01`).value
}
