import type { AgeBand, TaxRegime } from './tax-types.js';
export interface TaxDeduction {
    limit?: number;
    seniorLimit?: number;
    youngParentLimit?: number;
    bothRegimes?: true;
}
export declare const taxDeductions: {
    readonly section80C: {
        readonly limit: 150000;
    };
    readonly section80CCD1B: {
        readonly limit: 50000;
    };
    readonly section80CCD2: {
        readonly bothRegimes: true;
    };
    readonly section80DSelf: {
        readonly limit: 25000;
        readonly seniorLimit: 50000;
    };
    readonly section80DParents: {
        readonly limit: 50000;
        readonly youngParentLimit: 25000;
    };
    readonly section80E: {};
    readonly section80G: {};
    readonly savingsInterest: {
        readonly limit: 10000;
        readonly seniorLimit: 50000;
    };
    readonly homeLoanInterest: {
        readonly limit: 200000;
    };
    readonly houseRentAllowance: {};
    readonly professionalTax: {
        readonly limit: 2500;
    };
    readonly other: {};
};
export type TaxDeductionName = keyof typeof taxDeductions;
export type TaxDeductions = {
    readonly [Name in TaxDeductionName]?: number;
};
export declare function deductionLimit(name: TaxDeductionName, ageBand: AgeBand, seniorParent?: boolean, seniorSpouse?: boolean): number | undefined;
export interface Seniors {
    seniorParent?: boolean | undefined;
    seniorSpouse?: boolean | undefined;
}
export declare function allowedDeductions(claimed: TaxDeductions, regime: TaxRegime, ageBand: AgeBand, seniors?: Seniors): number;
