export interface RealRateInput {
    nominalPercent: number;
    inflationPercent: number;
}
export declare function realRate(input: RealRateInput): number;
