export interface HistoricalBacktestInput {
    series?: 'us-shiller-1871-2022';
    startBalance: number;
    annualSpending: number;
    years: number;
    equityPercent: number;
    feePercent?: number;
    rebalancing?: 'yearly' | 'never';
    spending?: 'inflation-adjusted, taken at the start of the year' | 'constant, taken at the start of the year';
}
export interface BacktestCycle {
    startYear: number;
    endBalance: number;
    realEndBalance: number;
    failedIn: number | null;
}
export interface HistoricalBacktestResult {
    cycles: number;
    successes: number;
    firstFailure: number | null;
    medianEndBalance: number;
    medianRealEndBalance: number;
    outcomes: BacktestCycle[];
}
export declare function historicalBacktest(input: HistoricalBacktestInput): HistoricalBacktestResult;
