import type { TaxDeductions } from '../../tax/tax-deductions.ts'
import type { TaxValues } from './tax-inputs.ts'

/** Whose tax is computed, as the formulas take it: what is left of the inputs is claimed. */
export function toTaxpayer(values: TaxValues) {
  const { financialYear, grossIncome, ageBand, cryptoGain, cryptoSurcharge, cryptoInRebate, ...rest } = values
  const { salaried, resident, seniorParent, seniorSpouse, ...claims } = rest
  const deductions: TaxDeductions = claims
  return {
    financialYear,
    grossIncome,
    ageBand,
    vdaGains: cryptoGain,
    vdaGainsInRebate: cryptoInRebate === 'counts',
    salaried: salaried === 'yes',
    resident: resident === 'yes',
    seniorParent: seniorParent === 'yes',
    seniorSpouse: seniorSpouse === 'yes',
    deductions,
  }
}
