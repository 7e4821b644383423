export declare function effectiveRate(nominalRate: number, periodsPerYear: number): number;
