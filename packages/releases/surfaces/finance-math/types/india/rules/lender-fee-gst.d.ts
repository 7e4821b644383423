import type { DatedRule } from '../dated-rule.js';
export declare const lenderFeeGstPercent: DatedRule<number>;
