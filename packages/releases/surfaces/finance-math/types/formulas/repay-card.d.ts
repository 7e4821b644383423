export interface CardPayoffResult {
    months: number;
    totalInterest: number;
}
export declare const mostMonths = 12000;
export declare function repayCard(argument: string, passed: unknown, balance: number, rate: number, payment: (owed: number, interest: number) => number): CardPayoffResult;
