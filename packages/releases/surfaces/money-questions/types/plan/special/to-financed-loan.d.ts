import type { Quantity } from '../../read/quantity.js';
import type { Reading } from '../../read/read-question.js';
export interface FinancedLoan {
    question: string;
    price: number;
    downPayment: number;
    currency: string;
}
export declare const LEAST_DOWN_PERCENT = 20;
export declare function toFinancedLoan(reading: Reading): FinancedLoan | undefined;
export declare function findDownPayment({ tokens }: Reading): {
    at: number;
    isBare: boolean;
    end: number;
} | undefined;
export declare function toLoan({ price, paid, currency }: {
    price: number;
    paid: Quantity;
    currency: string;
}, rest?: readonly string[]): FinancedLoan | undefined;
export declare function isPaid(reading: Reading, quantity: Quantity, { at, end, isBare }: {
    at: number;
    end: number;
    isBare: boolean;
}): boolean;
export declare function isAmount({ kind, value }: Quantity): boolean;
