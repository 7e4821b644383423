export declare function npv(rate: number, values: readonly number[]): number;
