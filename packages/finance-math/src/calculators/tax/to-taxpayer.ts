import type { TaxDeductions } from '../../tax/tax-deductions.ts'
import type { TaxValues } from './tax-inputs.ts'

/** Whose tax is computed, as the formulas take it: what is left of the inputs is claimed. */
export function toTaxpayer(values: TaxValues) {
  const { financialYear, grossIncome, ageBand, cryptoGain, cryptoSurcharge, salaried, resident, ...claims } =
    values
  const deductions: TaxDeductions = claims
  return {
    financialYear,
    grossIncome,
    ageBand,
    salaried: salaried === 'yes',
    resident: resident === 'yes',
    deductions,
  }
}
