import type { DatedFlow } from '../solvers/parse-dated-flows.js';
export type { DatedFlow };
export declare function xirr(flows: readonly DatedFlow[], guess?: number): number;
