import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function fv(rate: number, nper: number, pmt: number, pv: number, when?: PaymentTiming): number;
