import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function ppmt(rate: number, per: number, nper: number, pv: number, fv?: number, when?: PaymentTiming): number;
