export interface RetirementInput {
    currentAge: number;
    retirementAge: number;
    lifeExpectancy: number;
    monthlyExpenses: number;
    inflationPercent: number;
    preRetirementReturnPercent: number;
    postRetirementReturnPercent: number;
    currentSavings: number;
}
export interface RetirementRow {
    age: number;
    invested: number;
    growth: number;
    withdrawn: number;
    balance: number;
}
export interface RetirementResult {
    corpusNeeded: number;
    requiredMonthlyInvestment: number;
    rows: RetirementRow[];
}
export declare function retirement(input: RetirementInput): RetirementResult;
