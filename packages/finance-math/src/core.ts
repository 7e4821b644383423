export { type RoundingMode, roundTo } from './core/round-to.ts'
export { type Attempt, attempt } from './primitives/attempt.ts'
export { FinanceMathError, type FinanceMathErrorCode } from './primitives/finance-math-error.ts'
