export interface RecurringDepositInput {
    monthlyDeposit: number;
    annualRatePercent: number;
    months: number;
    compoundingPerYear?: 1 | 2 | 4 | 12;
}
export interface RecurringDepositResult {
    maturity: number;
    totalInterest: number;
}
export declare function growthOfDeposits(annualRatePercent: number, months: number, perYear: number): number;
export declare function recurringDeposit(input: RecurringDepositInput): RecurringDepositResult;
