export interface NscInput {
    principal: number;
    annualRatePercent: number;
    years?: number;
}
export interface NscResult {
    maturity: number;
    totalInterest: number;
    interestDeemedReinvested: number;
}
export declare function nsc(input: NscInput): NscResult;
export interface NscYearInterestInput {
    principal: number;
    annualRatePercent: number;
    year: number;
}
export declare function nscYearInterest(input: NscYearInterestInput): {
    interest: number;
};
