export { breakEvenDeduction } from './tax/break-even-deduction.js';
export { type CompareTaxRegimesInput, compareTaxRegimes, type TaxRegimeComparison, } from './tax/compare-tax-regimes.js';
export { type CryptoTaxInput, type CryptoTaxResult, cryptoRatePercent, cryptoTaxIndia, } from './tax/crypto-tax-india.js';
export { type GrossIncome, type IncomeTaxInput, type IncomeTaxResult, incomeTaxIndia, type SlabShare, type TaxableIncome, type TaxpayerInput, } from './tax/income-tax-india.js';
export { deductionLimit, type TaxDeduction, type TaxDeductionName, type TaxDeductions, taxDeductions, } from './tax/tax-deductions.js';
export { type TaxConfidence, type TaxFigure, type TaxRulePack, taxRulePack } from './tax/tax-rule-pack.js';
export { taxRules } from './tax/tax-rules.js';
export { type TaxSource, taxSources } from './tax/tax-sources.js';
export type { AgeBand, FinancialYear, RegimeRules, SurchargeBand, TaxRegime, TaxSlab, } from './tax/tax-types.js';
