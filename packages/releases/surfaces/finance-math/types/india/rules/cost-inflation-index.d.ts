import type { DatedRule } from '../dated-rule.js';
export declare const costInflationIndexRule: DatedRule<number>;
