import type { Condition, Unit } from './input.js';
import type { Text } from './text.js';
interface OutputBase<Label> {
    readonly label: Label;
    readonly role: 'headline' | 'part' | 'detail';
    readonly when?: Condition;
}
export interface NumberOutput<Label = Text> extends OutputBase<Label> {
    readonly kind?: 'number';
    readonly unit: Unit;
    readonly currencyInput?: string;
    readonly decimals?: number;
    readonly mayBeNone?: true;
    readonly rest?: {
        readonly plus: readonly string[];
        readonly minus: readonly string[];
    };
}
export interface ChoiceOutput<Label = Text> extends OutputBase<Label> {
    readonly kind: 'choice';
    readonly options: Readonly<Record<string, Label>>;
}
export interface ListOutput<Label = Text> extends OutputBase<Label> {
    readonly kind: 'list';
    readonly unit: Unit;
    readonly item: Label;
}
export type Output<Label = Text> = NumberOutput<Label> | ChoiceOutput<Label> | ListOutput<Label>;
export type OutputValue = number | string | readonly number[];
export type OutputValues<Outputs> = {
    readonly [Name in keyof Outputs]: Outputs[Name] extends {
        kind: 'choice';
        options: infer Options;
    } ? Extract<keyof Options, string> : Outputs[Name] extends {
        kind: 'list';
    } ? readonly number[] : number;
};
export {};
