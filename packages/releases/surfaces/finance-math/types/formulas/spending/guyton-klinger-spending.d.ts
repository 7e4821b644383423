export interface GuytonKlingerSpendingInput {
    initialBalance: number;
    initialSpending: number;
    exceedsPercent: number;
    cutPercent: number;
    fallPercent: number;
    raisePercent: number;
    previousSpending: number;
    balance: number;
    inflationPercent: number;
    yearsLeft: number;
}
export declare function guytonKlingerSpending(input: GuytonKlingerSpendingInput): {
    spending: number;
};
