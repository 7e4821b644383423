import type { SimpleInterestInput } from './simple-interest.js';
export interface FixedDepositResult {
    maturity: number;
    interest: number;
}
export declare function fixedDeposit(input: SimpleInterestInput): FixedDepositResult;
