export interface BalanceTransferInput {
    outstanding: number;
    annualRatePercent: number;
    monthsLeft: number;
    newAnnualRatePercent: number;
    fees?: number;
    gstPercent?: number;
}
export interface BalanceTransferResult {
    emi: number;
    newEmi: number;
    interestLeft: number;
    newInterest: number;
    cost: number;
    saving: number;
    breakEvenMonth: number | null;
}
export declare function balanceTransfer(input: BalanceTransferInput): BalanceTransferResult;
