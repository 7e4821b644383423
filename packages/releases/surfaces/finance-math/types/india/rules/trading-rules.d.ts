import type { DatedRule } from '../dated-rule.js';
export type TradingSegment = 'delivery' | 'intraday' | 'futures' | 'options';
export interface SidePercents {
    buy: number;
    sell: number;
}
export declare const securitiesTransactionTax: DatedRule<Readonly<Record<TradingSegment, SidePercents>>>;
export declare const tradingCharges: DatedRule<{
    exchange: Readonly<Record<'nse' | 'bse', Readonly<Record<TradingSegment, number | null>>>>;
    sebi: number;
    stampBuy: Readonly<Record<TradingSegment, number>>;
    gst: number;
}>;
