export interface StakingApyInput {
    aprPercent: number;
    compoundsPerYear: number;
}
export declare function stakingApy(input: StakingApyInput): {
    apyPercent: number;
};
