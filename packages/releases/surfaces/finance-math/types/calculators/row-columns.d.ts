import type { Input, RowsInput } from './input.js';
import { parseDate } from './parse-date.js';
export declare const flowColumns: {
    readonly date: {
        readonly kind: 'date';
        readonly parse: typeof parseDate;
        readonly label: {
            readonly key: 'calculators.flows.date.label';
            readonly en: 'Date';
        };
        readonly unit: 'date';
        readonly min: '1800-01-01';
        readonly max: '2200-12-31';
        readonly default: '2026-01-01';
        readonly heads: readonly ["day"];
    };
    readonly amount: {
        readonly kind: 'number';
        readonly label: {
            readonly key: 'calculators.flows.amount.label';
            readonly en: 'Amount';
        };
        readonly help: {
            readonly key: 'calculators.flows.amount.help';
            readonly en: 'negative when paid in, positive when received';
        };
        readonly unit: 'inr';
        readonly min: -10000000;
        readonly max: 10000000;
        readonly limits: {
            readonly min: number;
            readonly max: number;
        };
        readonly step: 1000;
        readonly default: 1000;
        readonly heads: readonly ["value", "flow", "payment"];
    };
};
export type RowsOf = Pick<RowsInput, 'item' | 'columns' | 'minItems' | 'maxItems' | 'label' | 'help'>;
export declare function toRows(input: Input): RowsOf | undefined;
