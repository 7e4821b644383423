export declare function mirr(values: readonly number[], financeRate: number, reinvestRate: number): number;
