import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function pv(rate: number, nper: number, pmt: number, fv?: number, when?: PaymentTiming): number;
