import type { CalendarDate } from '../primitives/calendar-day.js';
export interface PostOfficeMonthlyIncomeInput {
    principal: number;
    annualRatePercent: number;
    years?: number;
    joint?: boolean;
    openedOn?: CalendarDate;
}
export interface PostOfficeMonthlyIncomeResult {
    monthlyInterest: number;
    annualInterest: number;
    totalInterest: number;
}
export declare function postOfficeMonthlyIncome(input: PostOfficeMonthlyIncomeInput): PostOfficeMonthlyIncomeResult;
