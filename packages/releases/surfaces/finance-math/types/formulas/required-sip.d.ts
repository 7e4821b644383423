import type { RateConvention } from './monthly-rate.js';
export interface RequiredSipInput {
    targetAmount: number;
    annualRatePercent: number;
    years: number;
    rateConvention?: RateConvention;
}
export declare function requiredSip(input: RequiredSipInput): number;
