export type RoundingMode = 'half-away' | 'half-even';
export declare function roundTo(value: number, decimals: number, mode?: RoundingMode): number;
