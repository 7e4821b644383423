import { type CardPayoffResult } from './repay-card.js';
export interface CardPayoffInput {
    balance: number;
    annualRatePercent: number;
    monthlyPayment: number;
}
export declare function cardPayoff(input: CardPayoffInput): CardPayoffResult;
