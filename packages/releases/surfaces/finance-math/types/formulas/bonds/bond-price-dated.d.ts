import { type BondDates } from './coupon-period.js';
export interface BondPriceDatedInput extends BondDates {
    couponPercent: number;
    yieldPercent: number;
    redemption?: number;
}
export interface BondPriceDatedResult {
    cleanPrice: number;
    accruedInterest: number;
    dirtyPrice: number;
}
export declare function bondPriceDated(input: BondPriceDatedInput): BondPriceDatedResult;
