import type { InvestmentGrowth } from './sip.js';
export interface LumpSumInput {
    principal: number;
    annualRatePercent: number;
    years: number;
}
export declare function lumpSum(input: LumpSumInput): InvestmentGrowth;
