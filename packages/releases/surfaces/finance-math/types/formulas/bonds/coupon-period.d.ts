import { type CalendarDate } from '../../primitives/calendar-day.js';
import { type CouponFrequency } from './coupon-frequency.js';
import { type DayCountBasis } from './day-count.js';
export interface BondDates {
    settlement: CalendarDate;
    maturity: CalendarDate;
    frequency: CouponFrequency;
    basis?: DayCountBasis;
}
export interface CouponPeriod {
    coupons: number;
    previous: number;
    next: number;
    accruedDays: number;
    periodDays: number;
}
export declare function couponPeriod(input: BondDates): CouponPeriod;
