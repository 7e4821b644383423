import type { DatedRule } from '../dated-rule.js';
export declare const ssyRatePercent: Readonly<DatedRule<number>>;
export declare const ssyLimits: DatedRule<{
    minYear: number;
    maxYear: number;
    ageBelow: number;
    depositYears: number;
    maturityYears: number;
    withdrawalAge: number;
    withdrawalPercent: number;
}>;
