import { type LuckResult } from './gather-runs.js';
import { type LuckPlan } from './luck-plan.js';
import { type ReturnSeries } from './return-series.js';
export interface HistoricalLuckInput {
    plan: LuckPlan;
    series: ReturnSeries;
    equityPercent?: number;
    feePercent?: number;
    percentiles?: readonly number[];
}
export interface LuckStart {
    startYear: number;
    endBalance: number;
    failedIn: number | null;
}
export interface HistoricalLuckResult extends LuckResult {
    starts: readonly LuckStart[];
    worst: LuckStart;
    separatePeriods: number;
}
export declare function historicalLuck(input: HistoricalLuckInput): HistoricalLuckResult;
