import { type CalendarDate } from '../primitives/calendar-day.js';
export interface ScssInput {
    principal: number;
    annualRatePercent: number;
    years?: number;
    openedOn?: CalendarDate;
}
export interface ScssPayment {
    from: string;
    to: string;
    interest: number;
}
export interface ScssResult {
    quarterlyInterest: number;
    annualInterest: number;
    totalInterest: number;
    payments: ScssPayment[] | null;
}
export declare function scss(input: ScssInput): ScssResult;
