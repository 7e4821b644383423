import type { AnyCalculator, Details } from './calculator.js';
export declare function withDetails(definition: AnyCalculator, details: Details): AnyCalculator;
