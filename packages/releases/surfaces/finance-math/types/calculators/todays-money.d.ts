import type { AnyCalculator } from './calculator.js';
export declare function inTodaysMoney<Definition extends AnyCalculator>(definition: Definition, inflationPercent: number): Definition;
