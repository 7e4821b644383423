import type { DatedRule } from '../dated-rule.js';
export declare const gstRatePercents: DatedRule<readonly number[]>;
