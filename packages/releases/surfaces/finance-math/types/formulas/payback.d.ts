export interface PaybackInput {
    flows: readonly number[];
    discountPercent?: number;
}
export declare function payback(input: PaybackInput): {
    periods: number;
};
