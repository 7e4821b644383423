import type { CalendarDate } from '../primitives/calendar-day.js';
export interface KvpMonths {
    annualRatePercent: number;
    months: number;
    rateAssumed: boolean;
}
export declare function kvpMonths(input: {
    openedOn: CalendarDate;
}): KvpMonths;
export interface KvpPrematureValueInput {
    principal: number;
    annualRatePercent: number;
    completedHalfYears: number;
}
export declare function kvpPrematureValue(input: KvpPrematureValueInput): {
    amount: number;
};
