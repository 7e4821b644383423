import type { FigureLabel } from '../grammar/figure-labels.js';
export declare const LEAST_BARE_AMOUNT = 100;
export declare const LARGEST_RATE = 100;
type QuantityKind = 'money' | 'percent' | 'years' | 'bare' | 'date' | 'financial-year' | 'span' | 'things';
export interface Quantity {
    kind: QuantityKind;
    value: number;
    text?: string;
    start: number;
    end: number;
    per?: 'month' | 'year' | 'day' | 'week' | 'fortnight' | 'quarter';
    currency?: string;
    unit?: 'months' | 'years';
    isOutcome?: boolean;
    label?: FigureLabel;
    isNegative?: true;
}
export {};
