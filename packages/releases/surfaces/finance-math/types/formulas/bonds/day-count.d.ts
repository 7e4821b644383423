export type DayCountBasis = '30/360' | 'actual/actual' | 'actual/360' | 'actual/365' | '30E/360';
export declare const dayCountBases: readonly ['30/360', 'actual/actual', 'actual/360', 'actual/365', '30E/360'];
export interface DayParts {
    year: number;
    month: number;
    day: number;
}
export declare function dayParts(day: number): DayParts;
export declare function dayOf(year: number, month: number, day: number): number;
export declare function lastDayOfMonth(year: number, month: number): number;
export declare function daysBetween(basis: DayCountBasis, from: number, to: number): number;
