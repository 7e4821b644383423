import { type CompareTaxRegimesInput } from './compare-tax-regimes.js';
export declare function breakEvenDeduction(input: CompareTaxRegimesInput): number;
