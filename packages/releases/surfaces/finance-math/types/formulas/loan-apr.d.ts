export interface LoanAprInput {
    principal: number;
    fees: number;
    instalment: number;
    months: number;
}
export declare function loanApr(input: LoanAprInput): {
    aprPercent: number;
};
