import type { DatedRule } from './dated-rule.js';
export type SchemeRate = number | 'notified';
export interface MonthlyRates {
    ratePercent: (month: number) => number;
    assumed: (months: number) => boolean;
}
export declare function ratesFromYear(rate: SchemeRate, rule: DatedRule<number>, firstFinancialYear: string | undefined): MonthlyRates;
export declare function monthlyRates(rate: SchemeRate, rule: DatedRule<number>, year: number, month: number): MonthlyRates;
