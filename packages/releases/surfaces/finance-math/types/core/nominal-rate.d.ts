export declare function nominalRate(effectiveRate: number, periodsPerYear: number): number;
