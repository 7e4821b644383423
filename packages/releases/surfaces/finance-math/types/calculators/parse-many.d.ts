import type { DatedAmount, ParsedInput, Row, RowColumn } from './input.js';
interface Range {
    min: number;
    max: number;
}
interface Many<Item> {
    minItems: number;
    maxItems: number;
    default: readonly Item[];
}
export declare function parseNumbers(input: Range & Many<number>, given: unknown): ParsedInput;
export declare function parseFlows(input: Many<DatedAmount>, given: unknown): ParsedInput;
export declare function parseRows(input: Many<Row> & {
    columns: Readonly<Record<string, RowColumn>>;
}, given: unknown): ParsedInput;
export {};
