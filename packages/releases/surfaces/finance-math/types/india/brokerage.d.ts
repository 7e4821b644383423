import type { CalendarDate } from '../primitives/calendar-day.js';
import { type TradingSegment } from './rules/trading-rules.js';
export interface BrokerageInput {
    segment: TradingSegment;
    buyPrice: number;
    sellPrice: number;
    quantity: number;
    exchange?: 'nse' | 'bse';
    brokeragePercent?: number;
    brokerageCap?: number;
    dpCharge?: number;
    tradedOn?: CalendarDate;
}
export interface BrokerageResult {
    turnover: number;
    brokerage: number;
    stt: number;
    exchangeCharges: number;
    sebiCharges: number;
    stampDuty: number;
    gst: number;
    dpCharge: number;
    totalCharges: number;
    netProfit: number;
    breakEvenMove: number;
}
export declare function brokerage(input: BrokerageInput): BrokerageResult;
