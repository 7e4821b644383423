export type { LuckBand, LuckResult } from './luck/gather-runs.js';
export { type HistoricalLuckInput, type HistoricalLuckResult, historicalLuck, type LuckStart, } from './luck/historical-luck.js';
export { indiaReturns } from './luck/india-returns.js';
export type { LuckPlan, SpendingRule, YearlyChange } from './luck/luck-plan.js';
export type { LuckShare } from './luck/luck-share.js';
export { type MonteCarloInput, monteCarlo, type ReturnModel } from './luck/monte-carlo.js';
export type { ReturnSeries } from './luck/return-series.js';
export { usReturns } from './luck/us-returns.js';
