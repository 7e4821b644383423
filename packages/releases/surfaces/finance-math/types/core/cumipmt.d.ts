import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function cumipmt(rate: number, nper: number, pv: number, start: number, end: number, when?: PaymentTiming): number;
