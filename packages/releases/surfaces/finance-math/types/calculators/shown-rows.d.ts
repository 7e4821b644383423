import type { AnyCalculator } from './calculator.js';
type Row = Readonly<Record<string, number | string>>;
export declare function shownRows(definition: AnyCalculator, answer: {
    readonly values: object;
    readonly outputs: object;
    schedule(): readonly Row[];
}, view?: string): Row[];
export {};
