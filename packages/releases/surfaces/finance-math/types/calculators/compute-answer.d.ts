import type { FinanceMathError } from '../primitives/finance-math-error.js';
import type { AnyCalculator } from './calculator.js';
import type { Values } from './input.js';
import type { OutputValues } from './output.js';
import { type Correction } from './parse-values.js';
type Points = readonly Readonly<Record<string, number>>[];
type Rows = readonly Readonly<Record<string, number | string>>[];
export interface ComputedAnswer<Definition extends AnyCalculator> {
    readonly ok: true;
    readonly values: Values<Definition['inputs']>;
    readonly corrections: readonly Correction[];
    readonly outputs: OutputValues<Definition['outputs']>;
    series(): Points;
    schedule(): Rows;
}
export interface CalculatorRefusal<Definition extends AnyCalculator> {
    readonly ok: false;
    readonly values: Values<Definition['inputs']>;
    readonly corrections: readonly Correction[];
    readonly error: FinanceMathError;
}
export declare function computeAnswer<Definition extends AnyCalculator>(definition: Definition, given: unknown): ComputedAnswer<Definition> | CalculatorRefusal<Definition>;
export {};
