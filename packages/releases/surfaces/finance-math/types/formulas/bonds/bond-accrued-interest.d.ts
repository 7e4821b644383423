import { type BondDates } from './coupon-period.js';
export interface BondAccruedInterestInput extends BondDates {
    couponPercent: number;
    faceValue?: number;
}
export interface BondAccruedInterestResult {
    accruedInterest: number;
    accruedDays: number;
    periodDays: number;
    previousCoupon: string;
    nextCoupon: string;
}
export declare function bondAccruedInterest(input: BondAccruedInterestInput): BondAccruedInterestResult;
