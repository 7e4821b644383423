import { type TaxDeductions } from './tax-deductions.js';
import type { AgeBand, FinancialYear, TaxRegime, TaxSlab } from './tax-types.js';
export interface TaxpayerInput {
    financialYear: FinancialYear;
    ageBand: AgeBand;
    resident?: boolean;
}
export interface TaxableIncome {
    taxableIncome: number;
    grossIncome?: undefined;
}
export interface GrossIncome {
    grossIncome: number;
    deductions?: number | TaxDeductions;
    salaried?: boolean;
    seniorParent?: boolean;
    seniorSpouse?: boolean;
    taxableIncome?: undefined;
}
export type IncomeTaxInput = TaxpayerInput & {
    regime: TaxRegime;
} & (TaxableIncome | GrossIncome);
export interface SlabShare extends TaxSlab {
    from: number;
    income: number;
    tax: number;
}
export interface IncomeTaxResult {
    taxableIncome: number;
    slabs: SlabShare[];
    slabTax: number;
    rebate87A: number;
    marginalRelief87A: number;
    surcharge: number;
    marginalReliefSurcharge: number;
    cess: number;
    total: number;
    totalRounded10: number;
}
export declare function incomeTaxIndia(input: IncomeTaxInput): IncomeTaxResult;
