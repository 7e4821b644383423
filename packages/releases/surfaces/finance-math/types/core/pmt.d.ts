import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function pmt(rate: number, nper: number, pv: number, fv?: number, when?: PaymentTiming): number;
