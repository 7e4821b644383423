export interface LoanEligibilityInput {
    monthlyIncome: number;
    foirPercent: number;
    existingEmi?: number;
    annualRatePercent: number;
    months: number;
}
export interface LoanEligibilityResult {
    maxEmi: number;
    loanAmount: number;
}
export declare function loanEligibility(input: LoanEligibilityInput): LoanEligibilityResult;
