export type EpfWithdrawalPurpose = 'unemployed' | 'retirement' | 'partial' | 'illness' | 'education' | 'marriage' | 'housing' | 'special';
export interface EpfWithdrawalInput {
    balance: number;
    membershipMonths: number;
    continuousServiceYears: number;
    age: number;
    panLinked?: boolean;
    purpose: EpfWithdrawalPurpose;
    monthsUnemployed?: number;
}
export interface EpfWithdrawalResult {
    eligible: boolean;
    amount: number;
    remains: number;
    tds: number;
}
export declare function epfWithdrawal(input: EpfWithdrawalInput): EpfWithdrawalResult;
