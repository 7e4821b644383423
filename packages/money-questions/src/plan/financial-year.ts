import { taxCalculator } from '@pkg/finance-math/calculators'

const known = Object.keys(taxCalculator.inputs.financialYear.options)

/** The Indian financial year of a moment as rule packs call it, or the nearest one whose rules are known. */
export function financialYear(now: number): string {
  const date = new Date(now)
  const start = date.getUTCMonth() >= 3 ? date.getUTCFullYear() : date.getUTCFullYear() - 1
  const year = `${start}-${String((start + 1) % 100).padStart(2, '0')}`
  const [first = year] = known
  return known.findLast((candidate) => candidate <= year) ?? first
}
