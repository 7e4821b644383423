import type { NumberInput } from './input.js';
export interface InputRange {
    readonly min: number;
    readonly max: number;
}
export declare const amountLimits: InputRange;
export declare const optionalAmountLimits: InputRange;
export declare const interestLimits: InputRange;
export declare const growthLimits: InputRange;
export declare const timeLimits: InputRange;
export declare const tenureLimits: InputRange;
export declare function formulaLimits({ min, max, limits }: Pick<NumberInput, 'min' | 'max' | 'limits'>): InputRange;
export declare function entryLimits({ typingCap, ...input }: Pick<NumberInput, 'min' | 'max' | 'limits' | 'typingCap'>): InputRange;
