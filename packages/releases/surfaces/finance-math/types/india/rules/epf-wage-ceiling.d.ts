import type { DatedRule } from '../dated-rule.js';
export declare const epfWageCeiling: DatedRule<number>;
