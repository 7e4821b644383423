import type { DatedValues } from '../dated-rule.js';
export interface GratuityTerms {
    daysPerYear: number;
    daysOfMonth: number;
    daysOfMonthNotCovered: number;
    minimumYears: number;
    fixedTermMinimumYears: number;
    fifthYearDays: readonly [sixDayWeek: number, fiveDayWeek: number];
}
export declare const gratuityValues: DatedValues<GratuityTerms>;
