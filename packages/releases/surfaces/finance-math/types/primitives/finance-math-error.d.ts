export type FinanceMathErrorCode = 'INVALID_ARGUMENT' | 'NO_SOLUTION' | 'NOT_CONVERGED';
export declare class FinanceMathError extends RangeError {
    readonly name = "FinanceMathError";
    readonly code: FinanceMathErrorCode;
    readonly argument: string;
    readonly value: unknown;
    constructor(code: FinanceMathErrorCode, argument: string, value: unknown, sentence: string);
}
