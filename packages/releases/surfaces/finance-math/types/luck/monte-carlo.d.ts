import { type LuckResult } from './gather-runs.js';
import { type LuckPlan } from './luck-plan.js';
import { type ReturnSeries } from './return-series.js';
export type ReturnModel = {
    model: 'blocks';
    series: ReturnSeries;
    blockYears?: number;
    equityPercent?: number;
} | {
    model: 'student-t';
    medianPercent: number;
    spendingMedianPercent?: number;
    volatilityPercent: number;
    degreesOfFreedom?: number;
    inflationPercent: number;
};
export interface MonteCarloInput {
    plan: LuckPlan;
    returns: ReturnModel;
    feePercent?: number;
    runs?: number;
    seed?: number;
    percentiles?: readonly number[];
}
export declare function monteCarlo(input: MonteCarloInput): LuckResult;
