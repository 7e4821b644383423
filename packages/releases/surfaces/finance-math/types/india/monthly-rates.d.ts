import { type DatedRule } from './dated-rule.js';
export type SchemeRate = number | 'notified';
export declare function monthlyRates(rate: SchemeRate, rule: DatedRule<number>, year: number, month: number): {
    ratePercent: (month: number) => number;
    assumed: (months: number) => boolean;
};
