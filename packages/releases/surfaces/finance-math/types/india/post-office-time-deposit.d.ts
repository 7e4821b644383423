export interface PostOfficeTimeDepositInput {
    principal: number;
    annualRatePercent: number;
    years: number;
}
export interface PostOfficeTimeDepositResult {
    annualInterest: number;
    totalInterest: number;
    maturityIfReinvested: number;
}
export declare function postOfficeTimeDeposit(input: PostOfficeTimeDepositInput): PostOfficeTimeDepositResult;
