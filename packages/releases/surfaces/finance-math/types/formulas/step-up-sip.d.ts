import type { InvestmentGrowth, SipInput } from './sip.js';
export interface StepUpSipInput extends SipInput {
    annualStepUpPercent: number;
}
export declare function stepUpSip(input: StepUpSipInput): InvestmentGrowth;
