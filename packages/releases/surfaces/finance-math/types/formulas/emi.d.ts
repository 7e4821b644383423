import { type LoanInput } from './loan.js';
export interface EmiResult {
    emi: number;
    totalPayment: number;
    totalInterest: number;
}
export declare function emi(input: LoanInput): EmiResult;
