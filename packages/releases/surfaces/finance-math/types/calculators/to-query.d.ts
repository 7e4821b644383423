import type { AnyCalculator } from './calculator.js';
import type { Values } from './input.js';
export declare function toQuery<Definition extends AnyCalculator>(definition: Definition, values: Values<Definition['inputs']>): Record<string, string>;
