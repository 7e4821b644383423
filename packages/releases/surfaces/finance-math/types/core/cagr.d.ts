export declare function cagr(periods: number, pv: number, fv: number): number;
