import { type CouponFrequency } from './coupon-frequency.js';
export interface BondYieldInput {
    faceValue: number;
    couponPercent: number;
    price: number;
    years: number;
    frequency: CouponFrequency;
    taxPercent?: number;
}
export interface BondYieldResult {
    yieldPercent: number;
    currentYieldPercent: number;
    afterTaxYieldPercent: number;
}
export declare function bondYield(input: BondYieldInput): BondYieldResult;
