import type { AgeBand, FinancialYear, TaxRegime } from '../tax/tax-types.js';
export interface SalaryTaxInput {
    financialYear: FinancialYear;
    regime: TaxRegime;
    gross: number;
    basic?: number;
    hra?: number;
    rentPaid?: number;
    metro?: boolean;
    professionalTax?: number;
    section80C?: number;
    section80D?: number;
    ageBand?: AgeBand;
}
export interface SalaryTaxResult {
    totalIncome: number;
    total: number;
    hraExempt: number;
}
export declare function salaryTax(input: SalaryTaxInput): SalaryTaxResult;
