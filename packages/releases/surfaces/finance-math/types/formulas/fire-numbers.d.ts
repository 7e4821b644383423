export interface FireNumbersInput {
    monthlyExpenses: number;
    yearsToRetirement: number;
    inflationPercent: number;
    preRetirementReturnPercent: number;
    multiple?: number;
    leanPercent?: number;
    fatPercent?: number;
}
export interface FireNumbersResult {
    annualExpensesThen: number;
    corpus: number;
    coastToday: number;
    leanCorpus: number;
    fatCorpus: number;
}
export declare function fireNumbers(input: FireNumbersInput): FireNumbersResult;
