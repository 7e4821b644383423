import type { ReturnSeries } from './return-series.js';
export declare const indiaReturns: ReturnSeries;
