import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function nper(rate: number, pmt: number, pv: number, fv?: number, when?: PaymentTiming): number;
