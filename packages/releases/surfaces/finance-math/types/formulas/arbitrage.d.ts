export interface ArbitrageInput {
    odds: readonly number[];
    totalStake: number;
}
export interface ArbitrageResult {
    stakes: number[];
    payout: number;
    guaranteedReturn: number;
    profit: number;
    roiPercent: number;
    isArbitrage: boolean;
}
export declare function arbitrage(input: ArbitrageInput): ArbitrageResult;
