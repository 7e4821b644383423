export type { LuckBand, LuckResult } from './luck/gather-runs.ts'
export {
  type HistoricalLuckInput,
  type HistoricalLuckResult,
  historicalLuck,
  type LuckStart,
} from './luck/historical-luck.ts'
export { indiaReturns } from './luck/india-returns.ts'
export type { LuckPlan, SpendingRule, YearlyChange } from './luck/luck-plan.ts'
export type { LuckShare } from './luck/luck-share.ts'
export { type MonteCarloInput, monteCarlo, type ReturnModel } from './luck/monte-carlo.ts'
export type { ReturnSeries } from './luck/return-series.ts'
export { usReturns } from './luck/us-returns.ts'
