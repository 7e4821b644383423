import { type CalendarDate } from '../primitives/calendar-day.js';
import { type EpfContributionResult, type EpfSegment } from './epf-heads.js';
export interface EpfContributionInput {
    monthlyWage: number;
    wageCeiling?: number;
    date?: CalendarDate;
    onFullWage?: boolean;
    epsMember?: boolean;
    vpfPercent?: number;
}
export declare function epfContribution(input: EpfContributionInput): EpfContributionResult;
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
