import { type BondDates } from './coupon-period.js';
export interface BondYieldDatedInput extends BondDates {
    couponPercent: number;
    price: number;
    redemption?: number;
}
export declare function bondYieldDated(input: BondYieldDatedInput): {
    yieldPercent: number;
};
