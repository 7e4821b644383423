import { type RateConvention } from './monthly-rate.js';
export interface SwpInput {
    principal: number;
    annualRatePercent: number;
    years: number;
    monthlyWithdrawal: number;
    rateConvention?: RateConvention;
}
export interface SwpRow {
    month: number;
    interest: number;
    withdrawal: number;
    balance: number;
}
export interface SwpResult {
    finalBalance: number;
    totalWithdrawn: number;
    monthsPaid: number;
    rows: SwpRow[];
}
export declare function swp(input: SwpInput): SwpResult;
