import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function rate(nper: number, pmt: number, pv: number, fv?: number, when?: PaymentTiming, guess?: number): number;
