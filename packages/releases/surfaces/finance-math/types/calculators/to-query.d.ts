import type { AnyCalculator } from './calculator.js';
import type { Input, InputValue, Values } from './input.js';
export declare function toQuery<Definition extends AnyCalculator>(definition: Definition, values: Values<Definition['inputs']>): Record<string, string>;
export declare function toTyped(input: Input, value: InputValue | undefined): string;
