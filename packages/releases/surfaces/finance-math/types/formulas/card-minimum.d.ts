import { type CardPayoffResult } from './repay-card.js';
export interface CardMinimumInput {
    balance: number;
    annualRatePercent: number;
    minimumPercent: number;
    floor: number;
    plusInterest?: boolean;
}
export declare function cardMinimum(input: CardMinimumInput): CardPayoffResult;
