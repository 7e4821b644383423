import type { DatedRule } from '../dated-rule.js';
export declare const ppfRatePercent: Readonly<DatedRule<number>>;
export declare const ppfLimits: DatedRule<{
    minYear: number;
    maxYear: number;
    withdrawalPercent: number;
    blockWithdrawalPercent: number;
    loanPercent: number;
}>;
