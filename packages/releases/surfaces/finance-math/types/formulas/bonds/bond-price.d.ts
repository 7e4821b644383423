import { type CouponFrequency } from './coupon-frequency.js';
export interface BondPriceInput {
    faceValue: number;
    couponPercent: number;
    yieldPercent: number;
    years: number;
    frequency: CouponFrequency;
}
export declare function bondPrice(input: BondPriceInput): {
    price: number;
};
