import { type BondDates } from './coupon-period.js';
export interface BondDurationInput extends BondDates {
    couponPercent: number;
    yieldPercent: number;
}
export interface BondDurationResult {
    macaulay: number;
    modified: number;
}
export declare function bondDuration(input: BondDurationInput): BondDurationResult;
