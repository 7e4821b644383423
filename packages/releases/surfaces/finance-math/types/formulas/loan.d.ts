import { type MoneyRounding } from './round-money.js';
export interface LoanInput {
    principal: number;
    annualRatePercent: number;
    months: number;
    emiRounding?: MoneyRounding;
}
export interface Loan {
    principal: number;
    rate: number;
    months: number;
    exactEmi: number;
    emi: number;
}
export declare function toLoan(input: LoanInput): Loan;
