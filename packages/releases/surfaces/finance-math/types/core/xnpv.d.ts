import { type DatedFlow } from '../solvers/parse-dated-flows.js';
export declare function xnpv(rate: number, flows: readonly DatedFlow[]): number;
