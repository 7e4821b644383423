import type { DatedValues } from '../dated-rule.js';
export interface EpfPercents {
    employee: number;
    employer: number;
    eps: number;
    edli: number;
    admin: number;
}
export declare const epfPercentValues: DatedValues<EpfPercents>;
