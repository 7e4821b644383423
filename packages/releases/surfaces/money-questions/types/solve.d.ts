import type { AnyCalculator } from '@pkg/finance-math/calculators';
import type { Answer } from './answer/answer.js';
import type { ExchangeRates } from './answer/exchange-rates.js';
export interface Question {
    question: string;
    before?: readonly string[];
    now: number;
    rates?: ExchangeRates | 'unavailable' | undefined;
    calculators?: readonly AnyCalculator[];
}
export declare function solve({ question, before, now, rates, calculators }: Question): Answer;
