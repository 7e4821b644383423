import type { DatedRule } from '../dated-rule.js';
export declare const advanceTaxTerms: DatedRule<{
    from: number;
    instalments: readonly {
        month: number;
        percent: number;
        enoughPercent: number;
        months: number;
    }[];
    interestPercent: number;
    enoughPercent: number;
}>;
