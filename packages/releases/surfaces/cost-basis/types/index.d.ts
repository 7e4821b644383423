export type { AccountBalance, Acquisition, Disposal, MatchedDisposal, MatchedLot, MatchedTransfer, MatchLotsInput, MatchLotsResult, MatchTotals, Method, MethodChoice, Range, RemainingLot, SplitEvent, Transfer, } from './lots/match-types.js';
export { type LotBook, matchDisposals, matchLots, openLotBook } from './match-lots.js';
export { type Flow, type PerformanceInput, type PerformanceResult, performance, type Valuation, } from './performance.js';
export { CostBasisError, type CostBasisErrorCode } from './primitives/cost-basis-error.js';
export { roundDecimal } from './round-decimal.js';
export { type VdaRow, type VdaTransfer, type VdaYearInput, type VdaYearResult, vdaYear } from './vda-year.js';
