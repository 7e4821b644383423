import type { AnyCalculator } from './calculator.js';
import type { CorrectionReason, InputValue, Values } from './input.js';
export interface Correction {
    input: string;
    reason: CorrectionReason;
    given: unknown;
    used: InputValue;
    min?: number;
    max?: number;
}
export interface ParsedValues<Definition extends AnyCalculator> {
    values: Values<Definition['inputs']>;
    corrections: Correction[];
}
export declare function parseValues<Definition extends AnyCalculator>(definition: Definition, given: unknown): ParsedValues<Definition>;
