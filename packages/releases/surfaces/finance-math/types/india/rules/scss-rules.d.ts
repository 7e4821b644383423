import type { DatedRule } from '../dated-rule.js';
export declare const scssRatePercent: Readonly<DatedRule<number>>;
export declare const scssLimits: DatedRule<{
    min: number;
    max: number;
    closingPercentFromYear1: number;
    closingPercentFromYear2: number;
}>;
