export type RateConvention = 'nominal' | 'effective';
export declare function monthlyRate(annualRatePercent: number, rateConvention?: RateConvention): number;
