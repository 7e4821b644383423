import type { Text } from './text.js';
export type Unit = 'inr' | 'usd' | 'currency' | 'percent' | 'years' | 'months' | 'age' | 'number' | 'odds' | 'date' | 'text';
export type Condition = {
    readonly input: string;
    readonly is: readonly (string | number)[];
} | {
    readonly input: string;
    readonly isNot: readonly (string | number)[];
};
export interface DatedAmount {
    readonly date: string;
    readonly amount: number;
}
interface InputBase<Label> {
    readonly label: Label;
    readonly help?: Label;
    readonly when?: Condition;
    readonly advanced?: true;
}
export interface NumberInput<Label = Text> extends InputBase<Label> {
    readonly kind: 'number';
    readonly unit: Unit;
    readonly min: number;
    readonly max: number;
    readonly limits?: {
        readonly min: number;
        readonly max: number;
    };
    readonly step: number;
    readonly default: number;
    readonly granularity?: 1 | 12;
    readonly typingCap?: number;
    readonly byNameOnly?: true;
    readonly filledBy?: 'net-worth' | 'exchange-rate';
    readonly currencyInput?: string;
}
export interface ChoiceInput<Label = Text> extends InputBase<Label> {
    readonly kind: 'choice';
    readonly options: Readonly<Record<string, Label>>;
    readonly default: string;
    readonly isMode?: true;
}
export interface ListInput<Label = Text> extends InputBase<Label> {
    readonly kind: 'list';
    readonly unit: Unit;
    readonly item: Label;
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly minItems: number;
    readonly maxItems: number;
    readonly default: readonly number[];
    readonly parse: (input: {
        min: number;
        max: number;
        minItems: number;
        maxItems: number;
        default: readonly number[];
    }, given: unknown) => ParsedInput;
}
export interface DateFlowsInput<Label = Text> extends InputBase<Label> {
    readonly kind: 'date-flows';
    readonly unit: Unit;
    readonly minItems: number;
    readonly maxItems: number;
    readonly default: readonly DatedAmount[];
    readonly parse: (input: {
        minItems: number;
        maxItems: number;
        default: readonly DatedAmount[];
    }, given: unknown) => ParsedInput;
}
export interface DateInput<Label = Text> extends InputBase<Label> {
    readonly kind: 'date';
    readonly unit: 'date';
    readonly min: string;
    readonly max: string;
    readonly default: string;
    readonly parse: (input: {
        min: string;
        max: string;
        default: string;
    }, given: unknown) => ParsedInput;
}
export type Row = Readonly<Record<string, number | string>>;
export type RowColumn<Label = Text> = (NumberInput<Label> | DateInput<Label>) & {
    readonly heads?: readonly string[];
};
export interface RowsInput<Label = Text> extends InputBase<Label> {
    readonly kind: 'rows';
    readonly item: Label;
    readonly columns: Readonly<Record<string, RowColumn<Label>>>;
    readonly minItems: number;
    readonly maxItems: number;
    readonly default: readonly Row[];
    readonly parse: (input: {
        columns: Readonly<Record<string, RowColumn>>;
        minItems: number;
        maxItems: number;
        default: readonly Row[];
    }, given: unknown) => ParsedInput;
}
export interface CurrencyCodeInput<Label = Text> extends InputBase<Label> {
    readonly kind: 'currency-code';
    readonly default: string;
}
export type Input<Label = Text> = NumberInput<Label> | ChoiceInput<Label> | ListInput<Label> | DateFlowsInput<Label> | DateInput<Label> | RowsInput<Label> | CurrencyCodeInput<Label>;
export type InputValue = number | string | readonly number[] | readonly DatedAmount[] | readonly Row[];
export type RowOf<Columns> = {
    readonly [Name in keyof Columns]: Columns[Name] extends {
        kind: 'date';
    } ? string : number;
};
export type Values<Inputs> = {
    readonly [Name in keyof Inputs]: Inputs[Name] extends {
        kind: 'number';
    } ? number : Inputs[Name] extends {
        kind: 'choice';
        options: infer Options;
    } ? Extract<keyof Options, string> : Inputs[Name] extends {
        kind: 'list';
    } ? readonly number[] : Inputs[Name] extends {
        kind: 'date-flows';
    } ? readonly DatedAmount[] : Inputs[Name] extends {
        kind: 'rows';
        columns: infer Columns;
    } ? readonly RowOf<Columns>[] : string;
};
export type CorrectionReason = 'missing' | 'not-a-number' | 'below-min' | 'above-max' | 'not-whole' | 'not-an-option' | 'not-a-code' | 'not-a-flow' | 'not-a-day' | 'not-a-row' | 'too-few' | 'too-many';
export interface ParsedInput {
    value: InputValue;
    reasons: CorrectionReason[];
}
export {};
