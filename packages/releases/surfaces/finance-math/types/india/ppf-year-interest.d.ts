import { type CalendarDate } from '../primitives/calendar-day.js';
export interface PpfTransaction {
    date: CalendarDate;
    amount: number;
}
export interface PpfYearInterestInput {
    openingBalance: number;
    annualRatePercent: number;
    financialYear: string;
    transactions: readonly PpfTransaction[];
}
export interface PpfYearInterestResult {
    interest: number;
    lowestBalances: number[];
}
export declare function ppfYearInterest(input: PpfYearInterestInput): PpfYearInterestResult;
