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
export declare function debtPayoff(input: DebtPayoffInput): DebtPayoffResult;
