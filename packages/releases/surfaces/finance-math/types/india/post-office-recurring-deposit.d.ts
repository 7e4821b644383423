import { type RecurringDepositResult } from './recurring-deposit.js';
export interface PostOfficeRecurringDepositInput {
    monthlyDeposit: number;
    annualRatePercent: number;
    months?: number;
}
export interface RecurringDepositRetainedInput extends PostOfficeRecurringDepositInput {
    retainedYears: number;
}
export declare function postOfficeRecurringDeposit(input: PostOfficeRecurringDepositInput): RecurringDepositResult;
export declare function recurringDepositRetained(input: RecurringDepositRetainedInput): {
    amount: number;
};
