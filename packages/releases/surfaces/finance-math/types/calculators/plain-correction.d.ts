import type { AnyCalculator } from './calculator.js';
import type { Correction } from './parse-values.js';
export declare function plainCorrection(definition: AnyCalculator, { input, reason, given, min, max }: Correction, called?: string): string;
