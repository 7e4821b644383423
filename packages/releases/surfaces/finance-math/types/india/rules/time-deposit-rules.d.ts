import type { DatedRule } from '../dated-rule.js';
export declare const timeDepositRatePercents: Readonly<Record<1 | 2 | 3 | 5, DatedRule<number>>>;
