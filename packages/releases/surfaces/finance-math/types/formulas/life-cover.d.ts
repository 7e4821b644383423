export interface LifeCoverInput {
    annualIncome: number;
    annualOwnExpenses?: number;
    yearsToRetirement: number;
    incomeGrowthPercent?: number;
    discountPercent: number;
    debts?: number;
    goals?: number;
    savings?: number;
    existingCover?: number;
}
export interface LifeCoverResult {
    humanLifeValue: number;
    coverNeeded: number;
}
export declare function lifeCover(input: LifeCoverInput): LifeCoverResult;
