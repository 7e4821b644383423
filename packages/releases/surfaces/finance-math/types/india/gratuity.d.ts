import type { CalendarDate } from '../primitives/calendar-day.js';
export interface GratuityInput {
    monthlyWages: number;
    joinDate?: CalendarDate;
    lastWorkingDate?: CalendarDate;
    years?: number;
    months?: number;
    coveredByAct?: boolean;
    fixedTerm?: boolean;
    waiveMinimum?: boolean;
    daysWorkedInFifthYear?: number;
    fiveDayWeek?: boolean;
    government?: boolean;
    exemptEarlier?: number;
}
export interface GratuityResult {
    eligible: boolean;
    countedYears: number;
    amount: number;
    exemptAmount: number;
    taxableAmount: number;
}
export declare function gratuity(input: GratuityInput): GratuityResult;
