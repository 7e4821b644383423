import type { Quantity } from '../../read/quantity.js';
import type { Reading } from '../../read/read-words.js';
export interface FinancedLoan {
    price: number;
    downPayment: number;
    currency: string;
}
interface ToldLoan {
    financed: FinancedLoan;
    loan: Reading;
}
export declare const LEAST_DOWN_PERCENT = 20;
export declare function toFinancedLoan(reading: Reading): ToldLoan | undefined;
export declare function findDownPayment({ tokens }: Reading): {
    at: number;
    isBare: boolean;
    end: number;
} | undefined;
export declare function payDown({ price, paid, currency, }: {
    price: number;
    paid: Quantity;
    currency: string;
}): FinancedLoan | undefined;
export declare function isPaid(reading: Reading, quantity: Quantity, { at, end, isBare }: {
    at: number;
    end: number;
    isBare: boolean;
}): boolean;
export declare function isAmount({ kind, value }: Quantity): boolean;
export {};
