export interface VariableSpendingInput {
    initialBalance: number;
    initialSpending: number;
    zValue: number;
    balance: number;
    cumulativeInflation?: number;
}
export declare function variableSpending(input: VariableSpendingInput): {
    spending: number;
};
