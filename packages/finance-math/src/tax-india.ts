export { breakEvenDeduction } from './tax/break-even-deduction.ts'
export {
  type CompareTaxRegimesInput,
  compareTaxRegimes,
  type TaxRegimeComparison,
} from './tax/compare-tax-regimes.ts'
export {
  type CryptoTaxInput,
  type CryptoTaxResult,
  cryptoTaxIndia,
} from './tax/crypto-tax-india.ts'
export {
  type GrossIncome,
  type IncomeTaxInput,
  type IncomeTaxResult,
  incomeTaxIndia,
  type SlabShare,
  type TaxableIncome,
  type TaxpayerInput,
  type VdaTax,
} from './tax/income-tax-india.ts'
export {
  deductionLimit,
  type TaxDeduction,
  type TaxDeductionName,
  type TaxDeductions,
  taxDeductions,
} from './tax/tax-deductions.ts'
export { type TaxConfidence, type TaxFigure, type TaxRulePack, taxRulePack } from './tax/tax-rule-pack.ts'
export { cryptoRatePercent, type FinancialYear, taxRules } from './tax/tax-rules.ts'
export { type TaxSource, taxSources } from './tax/tax-sources.ts'
export type {
  AgeBand,
  RegimeRules,
  SurchargeBand,
  TaxRegime,
  TaxSlab,
} from './tax/tax-types.ts'
