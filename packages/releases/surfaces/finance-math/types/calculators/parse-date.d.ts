import type { ParsedInput } from './input.js';
export declare function parseDate(input: {
    min: string;
    max: string;
    default: string;
}, given: unknown): ParsedInput;
