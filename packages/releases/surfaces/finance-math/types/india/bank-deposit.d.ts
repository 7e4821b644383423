export interface BankDepositInput {
    principal: number;
    annualRatePercent: number;
    months: number;
    days?: number;
    payout?: 'maturity' | 'monthly' | 'quarterly';
    senior?: boolean;
    seniorExtraPercent?: number;
    panKnown?: boolean;
}
export interface BankDepositYear {
    year: number;
    interest: number;
    tds: number;
}
export interface BankDepositResult {
    ratePercent: number;
    maturity: number;
    totalInterest: number;
    periodicInterest: number | null;
    totalTds: number;
    rows: BankDepositYear[];
}
export declare function bankDeposit(input: BankDepositInput): BankDepositResult;
