import type { DatedRule } from '../dated-rule.js';
export declare const epfInterestPercent: DatedRule<number>;
export declare const epfTaxFreeContribution: DatedRule<{
    withEmployer: number;
    alone: number;
}>;
export declare const epsTerms: DatedRule<{
    divisor: number;
    minServiceYears: number;
    maxServiceYears: number;
    bonusFromServiceYears: number;
    bonusYears: number;
    fullAge: number;
    earlyFromAge: number;
    deferredToAge: number;
    percentPerYear: number;
    minimumPension: number;
}>;
export declare const epfWithdrawalTerms: DatedRule<{
    minMembershipMonths: number;
    partPercent: number;
    wholeAfterMonthsUnemployed: number;
    wholeFromAge: number;
    tdsPercent: number;
    tdsWithoutPanPercent: number;
    tdsAbove: number;
    tdsUnderYears: number;
}>;
