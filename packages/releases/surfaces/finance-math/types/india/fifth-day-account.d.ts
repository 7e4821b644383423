export interface AccountYear {
    year: number;
    deposit: number;
    interest: number;
    balance: number;
}
export interface FifthDayAccount {
    openingBalance: number;
    months: number;
    startMonth: number;
    ratePercent: (month: number) => number;
    deposit: (month: number) => readonly [byFifth: number, later: number];
    rounding: YearlyRounding;
}
export type YearlyRounding = 'none' | 'rupee-yearly';
export declare function fifthDayAccount(account: FifthDayAccount): AccountYear[];
