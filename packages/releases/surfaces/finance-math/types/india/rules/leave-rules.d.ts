import type { DatedRule } from '../dated-rule.js';
export declare const leaveEncashmentTerms: DatedRule<{
    limit: number;
    months: number;
}>;
