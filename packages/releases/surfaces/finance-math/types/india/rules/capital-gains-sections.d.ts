import type { DatedRule } from '../dated-rule.js';
export declare const capitalGainsSections: DatedRule<{
    act: string;
    equityShort: string;
    equityLong: string;
    otherLong: string;
    debtFund: string;
}>;
