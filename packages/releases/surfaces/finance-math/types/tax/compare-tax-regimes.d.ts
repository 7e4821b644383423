import { type IncomeTaxResult, type TaxpayerInput } from './income-tax-india.js';
import type { TaxDeductions } from './tax-deductions.js';
import type { TaxRegime } from './tax-types.js';
export interface CompareTaxRegimesInput extends TaxpayerInput {
    grossIncome: number;
    deductions?: TaxDeductions;
    salaried?: boolean;
    seniorParent?: boolean;
    seniorSpouse?: boolean;
}
export interface TaxRegimeComparison {
    new: IncomeTaxResult;
    old: IncomeTaxResult;
    better: TaxRegime | 'same';
    saving: number;
}
export declare function compareTaxRegimes(input: CompareTaxRegimesInput): TaxRegimeComparison;
