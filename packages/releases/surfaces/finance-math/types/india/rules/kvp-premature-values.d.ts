import type { DatedValues } from '../dated-rule.js';
export interface KvpPrematureTable {
    annualRatePercent: number;
    of1000: readonly number[];
}
export declare const kvpPrematureValues: DatedValues<KvpPrematureTable>;
