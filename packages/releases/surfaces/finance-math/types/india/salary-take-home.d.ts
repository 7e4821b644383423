import type { AgeBand, FinancialYear, TaxRegime } from '../tax/tax-types.js';
export interface SalaryTakeHomeInput {
    financialYear: FinancialYear;
    regime: TaxRegime;
    ctc: number;
    basic: number;
    hra?: number;
    employerPfInCtc?: boolean;
    gratuityInCtc?: boolean;
    employerInsurance?: number;
    providentFund?: 'full-wage' | 'ceiling' | 'none';
    wageCeiling?: number;
    wagesByCodes?: boolean;
    state?: string;
    gender?: 'male' | 'female' | 'other';
    rentPaid?: number;
    metro?: boolean;
    section80C?: number;
    section80D?: number;
    ageBand?: AgeBand;
}
export interface SalaryTakeHomeResult {
    gross: number;
    employerPf: number;
    gratuityProvision: number;
    employerInsurance: number;
    employerEsi: number;
    employeePf: number;
    employeeEsi: number;
    professionalTax: number;
    incomeTax: number;
    inHand: number;
    monthlyInHand: number;
}
export declare function salaryTakeHome(input: SalaryTakeHomeInput): SalaryTakeHomeResult;
