export declare function periodsToTarget(rate: number, pv: number, fv: number): number;
