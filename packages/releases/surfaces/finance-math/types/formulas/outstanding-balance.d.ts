import { type Loan, type LoanInput } from './loan.js';
export interface OutstandingBalanceInput extends LoanInput {
    afterMonths: number;
}
export declare function outstandingBalance(input: OutstandingBalanceInput): number;
export declare function balanceAfter({ principal, rate, months, exactEmi, emi }: Loan, paid: number): number;
