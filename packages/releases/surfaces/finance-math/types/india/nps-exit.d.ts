import type { CalendarDate } from '../primitives/calendar-day.js';
export type NpsSector = 'government' | 'other';
export interface NpsExitInput {
    corpus: number;
    sector: NpsSector;
    exitType?: 'normal' | 'premature';
    exitOn?: CalendarDate;
}
export interface NpsExitResult {
    lumpSumMax: number;
    annuityMin: number;
    taxFreeLumpSum: number;
    taxableLumpSum: number;
}
export declare function npsExit(input: NpsExitInput): NpsExitResult;
export declare function npsMinimumAnnuityPercent(input: NpsExitInput): {
    percent: number;
};
