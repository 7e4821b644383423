import type { FinancialYear, RegimeRules, TaxRegime } from './tax-types.js';
export declare const taxRules: Readonly<Record<FinancialYear, Readonly<Record<TaxRegime, RegimeRules>>>>;
export declare const financialYears: readonly FinancialYear[];
