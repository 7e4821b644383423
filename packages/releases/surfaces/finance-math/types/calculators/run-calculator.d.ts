import type { AnyCalculator } from './calculator.js';
import { type CalculatorRefusal, type ComputedAnswer } from './compute-answer.js';
import { type FilledExplanation } from './explain.js';
import type { Text } from './text.js';
export interface CalculatorAnswer<Definition extends AnyCalculator> extends ComputedAnswer<Definition> {
    explanation(translate?: (text: Text) => string): FilledExplanation;
}
export type CalculatorRun<Definition extends AnyCalculator> = CalculatorAnswer<Definition> | CalculatorRefusal<Definition>;
export declare function runCalculator<Definition extends AnyCalculator>(definition: Definition, given: unknown): CalculatorRun<Definition>;
