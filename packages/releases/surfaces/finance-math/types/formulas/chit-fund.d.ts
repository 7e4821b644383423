export interface ChitFundInput {
    chitValue: number;
    members: number;
    yourMonth: number;
    yourDiscountPercent: number;
    othersDiscountPercent: number;
    commissionPercent: number;
}
export interface ChitFundTotals {
    youReceive: number;
    totalPaid: number;
}
export interface ChitFundResult extends ChitFundTotals {
    effectiveAnnualPercent: number;
}
export declare function chitFund(input: ChitFundInput): ChitFundResult;
export declare function chitFundTotals(input: ChitFundInput): ChitFundTotals;
