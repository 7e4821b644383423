export type CouponFrequency = 1 | 2 | 4 | 12;
export declare function couponFrequency(frequency: CouponFrequency): CouponFrequency;
export declare function wholePeriods(years: number, frequency: CouponFrequency): number;
