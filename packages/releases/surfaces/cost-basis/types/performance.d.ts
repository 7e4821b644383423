export interface Valuation {
    date: string;
    value: string | number;
}
export interface Flow {
    date: string;
    amount: string | number;
}
export interface PerformanceInput {
    valuations: readonly Valuation[];
    yearDays?: number;
    flows: readonly Flow[];
}
export interface PerformanceResult {
    twr: number | null;
    mwr: number | null;
    mwrRates: number[];
    mwrOverRange: number | null;
    flowsCounted: Flow[];
    opening?: Valuation;
    flowsBetweenValuations: Flow[];
}
export declare function performance(input: PerformanceInput): PerformanceResult;
