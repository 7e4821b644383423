import { type CalendarDate } from '../primitives/calendar-day.js';
import { type DepositTiming } from './deposit-timing.js';
import { type AccountYear, type YearlyRounding } from './fifth-day-account.js';
import { type SchemeRate } from './monthly-rates.js';
export interface SsyInput {
    yearlyDeposit?: number;
    monthlyDeposit?: number;
    annualRatePercent: SchemeRate;
    depositTiming?: DepositTiming;
    girlAge?: number;
    openedOn?: CalendarDate;
    rounding?: YearlyRounding;
}
export interface SsyYear extends AccountYear {
    withdrawable: number;
}
export interface SsyResult {
    maturity: number;
    balanceAfterDeposits: number;
    totalInvested: number;
    totalInterest: number;
    rows: SsyYear[];
    maturesOn: string | null;
    ageAtMaturity: number | null;
    rateAssumed: boolean;
}
export declare function ssy(input: SsyInput): SsyResult;
export interface SsyYearInput extends SsyInput {
    year: number;
}
export declare function ssyYear(input: SsyYearInput): {
    interest: number;
    balance: number;
};
