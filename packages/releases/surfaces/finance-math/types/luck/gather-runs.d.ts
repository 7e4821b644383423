import type { ReadPlan } from './luck-plan.js';
import { type LuckShare } from './luck-share.js';
import type { YearOfReturns } from './year-of-returns.js';
export interface LuckBand {
    year: number;
    values: readonly number[];
}
export interface LuckResult {
    runs: number;
    percentiles: readonly number[];
    balances: readonly LuckBand[];
    spending: readonly LuckBand[];
    lasted: LuckShare | null;
    reached: LuckShare | null;
}
interface LuckRun {
    readonly endBalance: number;
    readonly failedIn: number | null;
}
export interface GatheredRuns extends LuckResult {
    readonly ends: readonly LuckRun[];
}
export declare const usualPercentiles: readonly number[];
export declare function gatherRuns(plan: ReadPlan, runs: number, percentiles: readonly number[], returnsOf: (run: number) => readonly YearOfReturns[], areDrawnApart: boolean): GatheredRuns;
export {};
