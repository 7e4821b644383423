import { atLeast, object } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { section80GGLimits } from './rules/rent-rules.ts'

/**
 * What who pays rent but gets no house rent allowance may deduct in the old regime.
 *
 * @formula D = min(60000, R − Y/10, Y/4)
 * @where D the deduction; R rent paid; Y totalIncome
 * @param input totalIncome before this deduction and rentPaid, rupees of a whole year
 * @see section 80GG of the Income-tax Act, 1961
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * section80GG({ totalIncome: 400_000, rentPaid: 96_000 }).deduction //=> 56000
 */
export function section80GG(input: { totalIncome: number; rentPaid: number }): { deduction: number } {
  const { totalIncome, rentPaid } = object('input', input)
  atLeast('totalIncome', totalIncome, 0)
  atLeast('rentPaid', rentPaid, 0)
  const { maxYear, rentAbove, ofIncome } = newest(section80GGLimits)
  const aboveTenth = rentPaid - (totalIncome / 100) * rentAbove
  return { deduction: Math.max(0, Math.min(maxYear, aboveTenth, (totalIncome / 100) * ofIncome)) }
}
