import type { AnyCalculator } from './calculator.js';
import { type Parts } from './explain.js';
import type { InputValue } from './input.js';
import type { OutputValue } from './output.js';
export interface NextStep {
    readonly to: string;
    readonly link: string;
    readonly says: Parts;
}
export declare function listNextSteps(from: AnyCalculator, answer: {
    readonly values: Readonly<Record<string, InputValue>>;
    readonly outputs: Readonly<Record<string, OutputValue>>;
}): NextStep[];
