import type { AnyCalculator } from './calculator.js';
export interface SolveQuestion<Definition extends AnyCalculator> {
    input: keyof Definition['inputs'] & string;
    output: keyof Definition['outputs'] & string;
    target: number;
    given?: unknown;
    within?: {
        min: number;
        max: number;
    };
}
export declare function solveFor<Definition extends AnyCalculator>(definition: Definition, question: SolveQuestion<Definition>): number;
