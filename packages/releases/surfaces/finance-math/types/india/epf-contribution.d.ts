import type { CalendarDate } from '../primitives/calendar-day.js';
export interface EpfContributionInput {
    monthlyWage: number;
    wageCeiling?: number;
    date?: CalendarDate;
    onFullWage?: boolean;
    epsMember?: boolean;
    vpfPercent?: number;
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
export declare function epfContribution(input: EpfContributionInput): EpfContributionResult;
export interface EpfSegment {
    days: number;
    ceiling: number;
}
export interface EpfSplitMonthResult {
    epfWage: number;
    employee: number;
    eps: number;
    employerEpf: number;
    edli: number;
    admin: number;
}
export declare function epfSplitMonth(input: {
    monthlyWage: number;
    segments: readonly EpfSegment[];
}): EpfSplitMonthResult;
