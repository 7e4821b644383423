export type CostBasisErrorCode = 'MISSING' | 'INVALID_NUMBER' | 'OUT_OF_RANGE' | 'INVALID_DATE' | 'INVALID_CHOICE' | 'INVALID_SHAPE' | 'DUPLICATE_ID' | 'CONFLICT' | 'UNSUPPORTED';
export declare class CostBasisError extends RangeError {
    readonly name = "CostBasisError";
    readonly code: CostBasisErrorCode;
    readonly field: string;
    readonly value: unknown;
    constructor(code: CostBasisErrorCode, field: string, value: unknown, what: string);
}
