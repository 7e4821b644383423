import type { DatedRule } from '../dated-rule.js';
export declare const hraCities: DatedRule<readonly string[]>;
export declare const section80GGLimits: DatedRule<{
    maxYear: number;
    rentAbove: number;
    ofIncome: number;
}>;
