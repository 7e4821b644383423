import { type DebtPayoffInput, type DebtPayoffResult } from './repay-debts.js';
export declare function debtPayoff(input: DebtPayoffInput): DebtPayoffResult;
