import type { InterestResult } from './simple-interest.js';
export type CompoundingFrequency = 'yearly' | 'half-yearly' | 'quarterly';
export interface CompoundInterestInput {
    principal: number;
    annualRatePercent: number;
    years: number;
    frequency?: CompoundingFrequency;
}
export declare function compoundInterest(input: CompoundInterestInput): InterestResult;
