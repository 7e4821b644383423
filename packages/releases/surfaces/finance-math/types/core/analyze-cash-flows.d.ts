import type { DatedFlow } from '../solvers/parse-dated-flows.js';
export interface CashFlowAnalysis {
    signChanges: number;
    roots: number[];
}
export declare function analyzeCashFlows(flows: readonly number[] | readonly DatedFlow[]): CashFlowAnalysis;
