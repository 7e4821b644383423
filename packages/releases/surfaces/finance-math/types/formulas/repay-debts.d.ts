export interface Debt {
    balance: number;
    annualRatePercent: number;
    minimum: number;
}
export interface DebtPayoffInput {
    debts: readonly Debt[];
    extra?: number;
    strategy: 'avalanche' | 'snowball';
}
export interface DebtPayoffResult {
    months: number;
    totalInterest: number;
    paidOffMonths: number[];
}
export interface DebtMonth {
    month: number;
    interest: number;
    paid: number;
    owed: readonly number[];
}
export declare function repayDebts(input: DebtPayoffInput, tell?: (month: DebtMonth) => void): DebtPayoffResult;
