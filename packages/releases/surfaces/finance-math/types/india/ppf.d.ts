import { type DepositTiming } from './deposit-timing.js';
import { type AccountYear, type YearlyRounding } from './fifth-day-account.js';
import { type SchemeRate } from './monthly-rates.js';
export interface PpfInput {
    yearlyDeposit?: number;
    monthlyDeposit?: number;
    annualRatePercent: SchemeRate;
    years: number;
    depositTiming?: DepositTiming;
    annualStepUpPercent?: number;
    openingBalance?: number;
    depositYears?: number;
    firstFinancialYear?: string;
    rounding?: YearlyRounding;
}
export interface PpfYear extends AccountYear {
    withdrawable: number;
    loanable: number;
}
export interface PpfResult {
    maturity: number;
    totalInvested: number;
    totalInterest: number;
    rows: PpfYear[];
    rateAssumed: boolean;
}
export declare function ppf(input: PpfInput): PpfResult;
