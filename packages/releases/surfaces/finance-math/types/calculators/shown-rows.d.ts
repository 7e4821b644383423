import type { AnyCalculator } from './calculator.js';
type Row = Readonly<Record<string, number | string>>;
export declare function shownRows({ schedule, rounding }: AnyCalculator, answer: {
    readonly values: object;
    schedule(): readonly Row[];
}, view?: string): Row[];
export {};
