import type { DatedRule } from '../dated-rule.js';
export type TdsPayment = 'bank-interest' | 'bank-interest-senior' | 'other-interest' | 'contract-individual' | 'contract-others' | 'commission' | 'rent-plant' | 'rent-land-building' | 'professional-fees' | 'technical-fees' | 'goods' | 'partner' | 'crypto' | 'crypto-specified' | 'property';
export interface TdsTerms {
    section: string;
    percent: number;
    threshold: number;
    period: 'year' | 'month' | 'sale';
    single?: number;
    excess?: true;
    fromThreshold?: true;
    noPanPercent?: number;
}
export declare const tdsTerms: DatedRule<Readonly<Record<TdsPayment, TdsTerms>>>;
export declare const noPanPercent: DatedRule<number>;
