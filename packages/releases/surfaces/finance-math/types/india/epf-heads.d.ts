import { type EpfPercents } from './rules/epf-percent-values.js';
export interface EpfSegment {
    days: number;
    ceiling: number;
}
export interface EpfContributionResult {
    employee: number;
    employer: number;
    eps: number;
    employerEpf: number;
    edli: number;
    admin: number;
    vpf: number;
}
export declare function coveredWage(monthlyWage: number, segments: readonly EpfSegment[]): number;
export declare function headsOf(base: number, capped: number, epsMember: boolean, perRupee: number, percents?: EpfPercents): {
    employee: number;
    employer: number;
    eps: number;
    employerEpf: number;
    edli: number;
    admin: number;
};
