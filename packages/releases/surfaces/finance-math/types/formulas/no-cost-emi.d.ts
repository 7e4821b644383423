export interface NoCostEmiInput {
    price: number;
    months: number;
    annualRatePercent: number;
    gstPercent?: number;
    processingFee?: number;
    cashDiscount?: number;
}
export interface NoCostEmiResult {
    emi: number;
    interest: number;
    gstOnInterest: number;
    extraCost: number;
    aprPercent: number;
}
export declare function noCostEmi(input: NoCostEmiInput): NoCostEmiResult;
