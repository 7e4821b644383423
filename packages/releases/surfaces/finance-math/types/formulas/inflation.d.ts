export interface InflationInput {
    amount: number;
    annualRatePercent: number;
    years: number;
}
export interface InflationResult {
    futureCost: number;
    roundedFutureCost: number;
}
export declare function inflation(input: InflationInput): InflationResult;
