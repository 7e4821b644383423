import type { DatedRule } from '../dated-rule.js';
export declare const apyContributions: DatedRule<{
    pensions: readonly number[];
    monthly: Readonly<Record<number, readonly number[]>>;
    nomineeCorpus: readonly number[];
}>;
