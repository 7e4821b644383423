export interface VpwSpendingInput {
    balance: number;
    ratePercent: number;
    yearsLeft: number;
    futureValue?: number;
}
export declare function vpwSpending(input: VpwSpendingInput): {
    spending: number;
};
