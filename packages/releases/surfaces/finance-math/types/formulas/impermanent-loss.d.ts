export interface ImpermanentLossInput {
    priceRatio: number;
    weightPercent?: number;
    feesPercent?: number;
}
export declare function impermanentLoss(input: ImpermanentLossInput): {
    lossPercent: number;
};
