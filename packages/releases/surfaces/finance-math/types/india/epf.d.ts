import { type EpfInterestFrom } from './epf-year.js';
import { type SchemeRate } from './monthly-rates.js';
export interface EpfInput {
    monthlyWage: number;
    years: number;
    annualRatePercent: SchemeRate;
    salaryGrowthPercent?: number;
    wageCeiling: number;
    interestFrom?: EpfInterestFrom;
    openingBalance?: number;
    onFullWage?: boolean;
    epsMember?: boolean;
    vpfPercent?: number;
    firstFinancialYear?: string;
}
export interface EpfYearRow {
    year: number;
    monthlyWage: number;
    contribution: number;
    interest: number;
    balance: number;
}
export interface EpfResult {
    corpus: number;
    totalContribution: number;
    totalInterest: number;
    rows: EpfYearRow[];
    rateAssumed: boolean;
}
export declare function epf(input: EpfInput): EpfResult;
