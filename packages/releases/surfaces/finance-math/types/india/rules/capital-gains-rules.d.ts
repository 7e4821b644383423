import type { DatedRule } from '../dated-rule.js';
export declare const equityGainsPercents: DatedRule<{
    short: number;
    long: number;
    longAfterMonths: number;
}>;
export declare const equityGainsExemption: DatedRule<number>;
export declare const otherGainsTerms: DatedRule<{
    percent: number;
    indexed: boolean;
    longAfterMonths: Readonly<Record<'property' | 'gold' | 'debt-fund' | 'other', number>>;
    choice: {
        percent: number;
        boughtBefore: string;
    } | null;
    debtFundSlabFrom: string;
}>;
export declare const commonGainsTerms: DatedRule<{
    cessPercent: number;
    surchargeCapPercent: number;
    otherSurchargeCapPercent: number;
    grandfatheredBefore: string;
}>;
export declare const reinvestmentLimits: DatedRule<{
    house: number | null;
    bonds: number;
}>;
