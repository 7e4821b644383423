import type { DatedRule } from '../dated-rule.js';
export interface NpsExitTerms {
    wholeUpTo: number;
    amountUpTo: number | null;
    amount: number;
    annuityPercent: Readonly<Record<'other' | 'government', number>>;
    prematureWholeUpTo: number;
    prematureAnnuityPercent: number;
    taxFreePercent: number;
}
export declare const npsExitTerms: DatedRule<NpsExitTerms>;
export declare const npsDeductionTerms: DatedRule<{
    ownBeside: number;
    sharedLimit: number;
    ownPercent: number;
    employerPercent: Readonly<Record<'new' | 'old', Readonly<Record<'other' | 'government', number>>>>;
}>;
