export type {
  AccountBalance,
  Acquisition,
  Disposal,
  HeldStock,
  MatchedBook,
  MatchedDisposal,
  MatchedLot,
  MatchedTransfer,
  MatchLotsInput,
  MatchLotsResult,
  MatchTotals,
  Method,
  MethodChoice,
  Range,
  RemainingLot,
  SplitEvent,
  Transfer,
} from './lots/match-types.ts'
export { type LotBook, matchDisposals, matchLots, openLotBook } from './match-lots.ts'
export {
  type Flow,
  type PerformanceInput,
  type PerformanceResult,
  performance,
  type Valuation,
} from './performance.ts'
export { CostBasisError, type CostBasisErrorCode } from './primitives/cost-basis-error.ts'
export { roundDecimal } from './round-decimal.ts'
export { type VdaRow, type VdaTransfer, type VdaYearInput, type VdaYearResult, vdaYear } from './vda-year.ts'
