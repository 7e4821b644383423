import type { AnyCalculator } from './calculator.js';
import type { OutputValue } from './output.js';
export declare function shownOutputs({ composition, outputs: definitions }: AnyCalculator, { values, outputs }: {
    values: object;
    outputs: object;
}): Readonly<Record<string, OutputValue>>;
