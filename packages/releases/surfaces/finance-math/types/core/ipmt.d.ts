import { type PaymentTiming } from '../primitives/payment-timing.js';
export declare function ipmt(rate: number, per: number, nper: number, pv: number, fv?: number, when?: PaymentTiming): number;
