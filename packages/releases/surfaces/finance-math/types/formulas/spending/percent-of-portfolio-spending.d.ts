export interface PercentOfPortfolioSpendingInput {
    initialBalance: number;
    balance: number;
    percent: number;
    floorPercentOfInitial?: number | null;
    ceilingPercentOfInitial?: number | null;
    cumulativeInflation?: number;
}
export declare function percentOfPortfolioSpending(input: PercentOfPortfolioSpendingInput): {
    spending: number;
};
