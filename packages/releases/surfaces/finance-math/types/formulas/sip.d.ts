import type { RateConvention } from './monthly-rate.js';
export interface SipInput {
    monthlyInvestment: number;
    annualRatePercent: number;
    years: number;
    rateConvention?: RateConvention;
}
export interface InvestmentGrowth {
    futureValue: number;
    totalInvested: number;
    gain: number;
}
export declare function sip(input: SipInput): InvestmentGrowth;
