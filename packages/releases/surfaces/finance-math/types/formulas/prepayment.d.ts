import { type LoanInput } from './loan.js';
export interface PrepaymentInput extends LoanInput {
    lumpSum: number;
    afterMonth: number;
    mode: 'reduceTenure' | 'reduceEmi';
}
export interface PrepaymentResult {
    months: number;
    emi: number;
    totalInterest: number;
    interestSaved: number;
}
export declare function prepayment(input: PrepaymentInput): PrepaymentResult;
