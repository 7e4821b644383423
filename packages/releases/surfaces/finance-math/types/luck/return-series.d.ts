import type { YearOfReturns } from './year-of-returns.js';
export interface ReturnSeries {
    firstYear: number;
    equityPercent: readonly number[];
    bondPercent?: readonly number[];
    inflationPercent: readonly number[];
}
export declare function readSeries(series: ReturnSeries, equityPercent: number, feePercent: number): readonly YearOfReturns[];
