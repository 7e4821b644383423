import { type TaxSource } from './tax-sources.js';
import type { FinancialYear, TaxRegime } from './tax-types.js';
export type TaxConfidence = 'high' | 'medium';
export interface TaxFigure {
    figure: string;
    regime: TaxRegime | 'both';
    value: unknown;
    source: TaxSource;
    checkedOn: string;
    confidence: TaxConfidence;
}
export interface TaxRulePack {
    financialYear: FinancialYear;
    act: string;
    confidence: TaxConfidence;
    figures: readonly TaxFigure[];
}
export declare function taxRulePack(financialYear: FinancialYear): TaxRulePack;
