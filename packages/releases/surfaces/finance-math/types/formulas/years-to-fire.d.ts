export interface YearsToFireInput {
    monthlyExpenses: number;
    currentSavings: number;
    monthlyInvestment: number;
    annualReturnPercent: number;
    inflationPercent: number;
    withdrawalRatePercent?: number;
}
export interface YearsToFireResult {
    corpus: number;
    years: number;
}
export declare function yearsToFire(input: YearsToFireInput): YearsToFireResult;
