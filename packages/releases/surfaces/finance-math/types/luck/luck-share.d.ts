export interface LuckShare {
    count: number;
    share: number;
    standardError: number | null;
    interval: readonly [low: number, high: number] | null;
}
export declare function luckShare(count: number, runs: number, areDrawnApart: boolean): LuckShare;
