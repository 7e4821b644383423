import { object } from '../primitives/check.ts'
import { type CompareTaxRegimesInput, compareTaxRegimes, taxInAll } from './compare-tax-regimes.ts'
import { incomeTaxIndia } from './income-tax-india.ts'

/**
 * The least amount of deductions, beyond the standard deduction, from which the old regime costs no more
 * than the new one; in rupees, rounded up to the paisa, 0 where that needs none. Deductions that both regimes
 * allow stay as given.
 *
 * @formula T_o (Y − D) = T_n (Y)
 * @where D the deductions, searched; Y the income; T_o and T_n the tax of the old and the new regime
 * @param input as for `compareTaxRegimes`; of `deductions`, only section80CCD2 counts
 * @see `taxRulePack` for every figure's source
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * breakEvenDeduction({ grossIncome: 1_500_000, financialYear: '2025-26', ageBand: 'below60' }) //=> 543750
 */
export function breakEvenDeduction(input: CompareTaxRegimesInput): number {
  const { deductions = {}, ...rest } = object('input', input)
  const { section80CCD2 = 0 } = object('deductions', deductions)
  const none = compareTaxRegimes({ ...rest, deductions: { section80CCD2 } })
  if (none.better !== 'new') return 0

  const oldTotal = (other: number) =>
    taxInAll(incomeTaxIndia({ ...rest, deductions: { section80CCD2, other }, regime: 'old' }))
  const newTotal = taxInAll(none.new)
  let low = 0
  let high = input.grossIncome
  // Halves until no double lies between: that is finer than a paisa, unless a huge income has no finer ones.
  for (let middle = high / 2; middle > low && middle < high; middle = low + (high - low) / 2) {
    if (oldTotal(middle) > newTotal) low = middle
    else high = middle
  }
  // The figure meant is on the grid of paise, unless it lies between two of its points.
  const paise = Math.round(high * 100)
  return (oldTotal(paise / 100) > newTotal + 1e-6 ? paise + 1 : paise) / 100
}
