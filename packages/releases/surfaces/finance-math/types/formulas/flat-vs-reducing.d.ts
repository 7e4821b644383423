export interface FlatVsReducingInput {
    principal: number;
    flatRatePercent: number;
    months: number;
}
export interface FlatVsReducingResult {
    emi: number;
    totalInterest: number;
    reducingRatePercent: number;
    reducingEmi: number;
    reducingInterest: number;
}
export declare function flatVsReducing(input: FlatVsReducingInput): FlatVsReducingResult;
