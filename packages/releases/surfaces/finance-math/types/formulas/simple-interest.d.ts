export interface SimpleInterestInput {
    principal: number;
    annualRatePercent: number;
    years: number;
}
export interface InterestResult {
    interest: number;
    total: number;
}
export declare function simpleInterest(input: SimpleInterestInput): InterestResult;
