export interface InvestmentReturnInput {
    invested: number;
    value: number;
    years: number;
}
export interface InvestmentReturnResult {
    gain: number;
    absolutePercent: number;
    cagrPercent: number;
    multiple: number;
}
export declare function investmentReturn(input: InvestmentReturnInput): InvestmentReturnResult;
