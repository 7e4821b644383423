export interface ChitFundInput {
    chitValue: number;
    members: number;
    yourMonth: number;
    yourDiscountPercent: number;
    othersDiscountPercent: number;
    commissionPercent: number;
}
export interface ChitFundResult {
    youReceive: number;
    totalPaid: number;
    effectiveAnnualPercent: number;
}
export declare function chitFund(input: ChitFundInput): ChitFundResult;
