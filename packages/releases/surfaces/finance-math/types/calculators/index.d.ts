import type { AnyCalculator } from './calculator.js';
export declare const calculators: readonly AnyCalculator[];
