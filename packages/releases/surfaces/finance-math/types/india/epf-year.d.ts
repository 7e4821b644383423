export type EpfInterestFrom = 'next-month' | 'same-month';
export interface EpfYearInput {
    monthlyIntoEpf: number;
    months: number;
    annualRatePercent: number;
    interestFrom?: EpfInterestFrom;
    openingBalance?: number;
}
export declare function epfYear(input: EpfYearInput): {
    interest: number;
    balance: number;
};
export declare function creditedYear(openingBalance: number, monthly: number, months: number, ratePercent: (month: number) => number, interestFrom: EpfInterestFrom): {
    interest: number;
    balance: number;
};
