import type { DatedRule } from '../dated-rule.js';
export declare const hraPercents: DatedRule<{
    rentAbove: number;
    metro: number;
    elsewhere: number;
}>;
