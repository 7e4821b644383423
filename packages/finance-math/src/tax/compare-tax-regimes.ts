import { atLeast, object } from '../primitives/check.ts'
import { type IncomeTaxResult, incomeTaxIndia, type TaxpayerInput } from './income-tax-india.ts'
import type { TaxDeductions } from './tax-deductions.ts'
import type { TaxRegime } from './tax-types.ts'

/** What `compareTaxRegimes` takes: rupees a year, and amounts claimed by name, each counted where allowed. */
export interface CompareTaxRegimesInput extends TaxpayerInput {
  grossIncome: number
  deductions?: TaxDeductions
  salaried?: boolean
  /** Whether a parent is 60 or older: more of their health insurance counts then. */
  seniorParent?: boolean
  /** Whether the spouse is 60 or older: more of the own family's health insurance counts then. */
  seniorSpouse?: boolean
}

/** Both computations, which of them is lower, and by how much. */
export interface TaxRegimeComparison {
  new: IncomeTaxResult
  old: IncomeTaxResult
  better: TaxRegime | 'same'
  saving: number
}

/**
 * The tax of one person under both regimes, side by side, crypto gains with it where they are given.
 *
 * @formula s = max(T_o, T_n) − min(T_o, T_n)
 * @where s the saving; T_o and T_n the tax of the old and the new regime, as `incomeTaxIndia` computes them
 * @param input grossIncome in rupees a year, deductions by name, salaried (true: the standard deduction
 *   counts), seniorParent (true: one of the parents is 60 or older), seniorSpouse (false), and the person as for
 *   `incomeTaxIndia`
 * @see `taxRulePack` for every figure's source
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * const person = { grossIncome: 1_500_000, financialYear: '2025-26', ageBand: 'below60' }
 * compareTaxRegimes({ ...person, deductions: { section80C: 150_000 } }).better //=> 'new'
 */
export function compareTaxRegimes(input: CompareTaxRegimesInput): TaxRegimeComparison {
  const { deductions = {}, ...rest } = object('input', input)
  atLeast('grossIncome', rest.grossIncome, 0)
  const given = { ...rest, deductions: object('deductions', deductions) }
  const newTax = incomeTaxIndia({ ...given, regime: 'new' })
  const oldTax = incomeTaxIndia({ ...given, regime: 'old' })
  const difference = taxInAll(oldTax) - taxInAll(newTax)
  const better = difference === 0 ? 'same' : difference > 0 ? 'new' : 'old'
  return { new: newTax, old: oldTax, better, saving: Math.abs(difference) }
}

/** The tax at slab rates and that on crypto gains together, in rupees, unrounded. */
export function taxInAll({ total, vda }: IncomeTaxResult): number {
  return total + (vda?.total ?? 0)
}
