export interface YearOfReturns {
    readonly growth: number;
    readonly prices: number;
}
