import type { DatedRule } from '../dated-rule.js';
export declare const monthlyIncomeRatePercent: Readonly<DatedRule<number>>;
export declare const monthlyIncomeLimits: DatedRule<{
    min: number;
    single: number;
    joint: number;
    closingPercentFromYear1: number;
    closingPercentFromYear3: number;
}>;
