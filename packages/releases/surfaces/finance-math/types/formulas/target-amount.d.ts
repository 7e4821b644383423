export interface TargetAmountInput {
    target: number;
    inflationPercent: number;
    returnPercent: number;
    years: number;
    interestType?: 'simple' | 'compound';
}
export interface TargetAmountResult {
    inflatedTarget: number;
    presentInvestment: number;
}
export declare function targetAmount(input: TargetAmountInput): TargetAmountResult;
