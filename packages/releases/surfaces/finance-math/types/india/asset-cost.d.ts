import { type CalendarDate } from '../primitives/calendar-day.js';
export interface AssetCostInput {
    buyDate: CalendarDate;
    sellDate: CalendarDate;
    cost: number;
    improvements?: readonly {
        date: CalendarDate;
        amount: number;
    }[];
    fmv1Apr2001?: number;
}
export interface AssetCost {
    plain: number;
    indexed: () => number;
}
export declare function assetCost(input: AssetCostInput): AssetCost;
