export interface EsiInput {
    monthlyWages: number;
    coveredEarlierInPeriod?: boolean;
    disabled?: boolean;
    payableDays?: number;
}
export declare function esi(input: EsiInput): {
    employee: number;
    employer: number;
};
