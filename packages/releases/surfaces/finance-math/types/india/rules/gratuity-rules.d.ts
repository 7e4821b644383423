import type { DatedRule } from '../dated-rule.js';
export declare const gratuityCap: DatedRule<number>;
export declare const gratuityTerms: DatedRule<{
    daysPerYear: number;
    daysOfMonth: number;
    daysOfMonthNotCovered: number;
    minimumYears: number;
    fixedTermMinimumYears: number;
    fifthYearDays: readonly [sixDayWeek: number, fiveDayWeek: number];
}>;
