import type { Token } from './tokenize.js';
export interface ReadNumber {
    value: number;
    start: number;
    end: number;
    hasScale: boolean;
    hasDigits: boolean;
}
export declare function readNumber(tokens: readonly Token[], start: number): ReadNumber | undefined;
