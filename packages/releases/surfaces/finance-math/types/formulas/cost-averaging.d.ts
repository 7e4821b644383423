import { type CalendarDate } from '../primitives/calendar-day.js';
export interface DatedPurchase {
    date: CalendarDate;
    price: number;
    amount: number;
}
export interface CostAveragingInput {
    purchases: readonly DatedPurchase[];
    valueDate: CalendarDate;
    valuePrice: number;
}
export interface CostAveragingResult {
    units: number;
    invested: number;
    averageCost: number;
    value: number;
    gain: number;
    absolutePercent: number;
    xirrPercent: number | null;
    maxDrawdownPercent: number;
}
export declare function costAveraging(input: CostAveragingInput): CostAveragingResult;
