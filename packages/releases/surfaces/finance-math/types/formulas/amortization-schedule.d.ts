import { type LoanInput } from './loan.js';
import { type MoneyRounding } from './round-money.js';
export interface AmortizationRow {
    month: number;
    principalPaid: number;
    interestPaid: number;
    totalPayment: number;
    balance: number;
}
export interface AmortizationInput extends LoanInput {
    rounding?: MoneyRounding;
}
export declare function amortizationSchedule(input: AmortizationInput): AmortizationRow[];
