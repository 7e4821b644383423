import { type LoanInput } from './loan.js';
export interface EducationLoanInput extends LoanInput {
    moratoriumMonths: number;
    moratoriumInterest?: 'compounded' | 'simple';
}
export interface EducationLoanResult {
    principalAfterMoratorium: number;
    emi: number;
}
export declare function educationLoan(input: EducationLoanInput): EducationLoanResult;
