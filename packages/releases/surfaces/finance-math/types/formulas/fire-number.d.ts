export interface FireNumberInput {
    monthlyExpenses: number;
    withdrawalRatePercent: number;
    inflationPercent?: number;
    yearsToRetirement?: number;
    postRetirementExpenseFactor?: number;
}
export declare function fireNumber(input: FireNumberInput): number;
