import type { DatedRule } from '../dated-rule.js';
export declare const nscRatePercent: Readonly<DatedRule<number>>;
export declare const kvpTerms: DatedRule<{
    annualRatePercent: number;
    months: number;
}>;
