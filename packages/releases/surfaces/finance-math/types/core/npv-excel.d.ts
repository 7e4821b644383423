export declare function npvExcel(rate: number, values: readonly number[]): number;
