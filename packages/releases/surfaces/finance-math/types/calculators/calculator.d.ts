import type { RuleCertainty } from '../india/dated-rule.js';
import type { Condition, Input, Unit, Values } from './input.js';
import type { Output, OutputValue, OutputValues } from './output.js';
import type { Text } from './text.js';
export interface Column<Label = Text> {
    readonly label: Label;
    readonly unit: Unit;
    readonly options?: Readonly<Record<string, Label>>;
}
export interface LineEnd {
    readonly month: number;
    readonly interest: number;
}
export interface Series<Label, Inputs, Line extends string> {
    readonly shape: 'lines' | 'stacked' | 'bars';
    readonly x: Column<Label>;
    readonly lines: Readonly<Record<Line, Column<Label>>>;
    ends?(values: Values<Inputs>): Readonly<Partial<Record<NoInfer<Line>, LineEnd>>>;
    points(values: Values<Inputs>, inflationPercent?: number): readonly Readonly<Record<NoInfer<Line>, number> & {
        x: number;
    }>[];
}
export interface ScheduleView<Label = Text> {
    readonly label: Label;
    readonly every: number;
    readonly countedAs?: Column<Label>;
}
export interface Schedule<Label, Inputs, Name extends string> {
    readonly columns: Readonly<Record<Name, Column<Label>>>;
    readonly views?: Readonly<Record<string, ScheduleView<Label>>>;
    rows(values: Values<Inputs>, inflationPercent?: number): readonly Readonly<Record<NoInfer<Name>, number | string>>[];
}
export interface ColumnRest {
    readonly plus?: readonly string[];
    readonly minus?: readonly string[];
    readonly plusBefore?: readonly string[];
    readonly minusBefore?: readonly string[];
}
export interface RowRounding<Inputs = never> {
    readonly flows?: readonly string[];
    readonly totals?: Readonly<Record<string, string>>;
    readonly rests?: Readonly<Record<string, ColumnRest>>;
    opening?(values: Inputs): Readonly<Record<string, number>>;
    readonly sums?: Readonly<Record<string, readonly string[]>>;
}
export interface Formula {
    readonly symbols: string;
    readonly filled: string;
    readonly when?: Condition | readonly Condition[];
    readonly of?: readonly string[];
    readonly isAside?: true;
}
export interface Symbol<Label = Text> {
    readonly meaning: Label;
    readonly figure?: string;
}
export interface DerivedFigure {
    readonly value: number | string;
    readonly unit: Unit;
}
export interface Explanation<Label, Inputs, Outputs> {
    readonly steps: Readonly<Record<string, Label | {
        readonly text: Label;
        readonly when: Condition;
    }>>;
    figures?(values: Values<Inputs>, outputs: OutputValues<Outputs>): Readonly<Record<string, DerivedFigure>>;
}
export interface UsedRule {
    readonly name: string;
    readonly from: string;
    readonly knownUntil: string;
    readonly certainty: RuleCertainty;
    readonly source: string;
    readonly checkedOn: string;
}
export type Topic = 'investing' | 'deposits' | 'salary' | 'loans' | 'tax' | 'freedom' | 'more';
export interface Source {
    readonly title: string;
    readonly url?: string;
}
export interface Example<Inputs, Outputs> {
    readonly given: Partial<Values<Inputs>>;
    readonly expect: Partial<OutputValues<Outputs>>;
    readonly source: string;
    readonly precision?: number;
}
export interface Goal<Label, Inputs, Outputs> {
    readonly question: Label;
    readonly input: keyof Inputs & string;
    readonly output: keyof Outputs & string;
    readonly when?: Condition;
}
export interface CalculatorOf<Label, Inputs, Outputs, Line extends string = string, Name extends string = string> {
    readonly id: string;
    readonly name: Label;
    readonly description: Label;
    readonly icon: string;
    readonly keywords: readonly string[];
    readonly aliases?: Readonly<Record<string, string>>;
    readonly inputs: Inputs;
    limits?(values: Values<Inputs>): Partial<Record<keyof Inputs, {
        min?: number;
        max?: number;
    }>>;
    readonly outputs: Outputs;
    readonly composition?: {
        readonly total: keyof Outputs & string;
        readonly parts: readonly (keyof Outputs & string)[];
        readonly when?: Condition;
    };
    compute(values: Values<Inputs>, inflationPercent?: number): OutputValues<Outputs>;
    readonly todaysMoney?: true;
    readonly series?: Series<Label, Inputs, Line>;
    readonly schedule?: Schedule<Label, Inputs, Name>;
    readonly rounding?: RowRounding<Values<Inputs>>;
    readonly formulas: readonly Formula[];
    readonly legend: Readonly<Record<string, Symbol<Label>>>;
    readonly explanation: Explanation<Label, Inputs, Outputs>;
    readonly conventions: Readonly<Record<string, Label>>;
    readonly limitReasons?: Readonly<Record<string, Label>>;
    readonly goals: readonly Goal<Label, Inputs, Outputs>[];
    readonly sources: readonly Source[];
    readonly topic?: Topic;
    rules?(values: Values<Inputs>): readonly UsedRule[];
}
export type Details<Given = never, Computed = never> = Pick<CalculatorOf<string, unknown, unknown>, 'keywords' | 'aliases' | 'formulas' | 'legend' | 'conventions' | 'limitReasons' | 'sources' | 'topic'> & {
    rules?(values: Given): readonly UsedRule[];
    readonly rounding?: RowRounding<Given>;
    readonly explanation: Omit<Explanation<string, unknown, unknown>, 'figures'> & {
        figures?(values: Given, outputs: Computed): Readonly<Record<string, DerivedFigure>>;
    };
};
export type ExamplesOf<One extends {
    inputs: unknown;
    outputs: unknown;
}> = readonly Example<One['inputs'], One['outputs']>[];
export type WithText<Fields> = {
    readonly [Name in keyof Fields]: {
        readonly [Key in keyof Fields[Name]]: Key extends 'label' | 'help' | 'item' ? Text : Key extends 'options' ? {
            readonly [Option in keyof Fields[Name][Key]]: Text;
        } : Key extends 'columns' ? WithText<Fields[Name][Key]> : Fields[Name][Key];
    };
};
export type Calculator<Inputs, Outputs> = CalculatorOf<Text, Inputs, Outputs> & {
    readonly path: string;
};
export interface AnyCalculator extends Omit<CalculatorOf<Text, unknown, unknown>, 'inputs' | 'outputs' | 'composition' | 'limits' | 'compute' | 'series' | 'schedule' | 'rounding' | 'explanation' | 'goals' | 'rules'> {
    readonly path: string;
    readonly inputs: Readonly<Record<string, Input>>;
    readonly outputs: Readonly<Record<string, Output>>;
    readonly composition?: {
        readonly total: string;
        readonly parts: readonly string[];
        readonly when?: Condition;
    };
    readonly limits?: (values: never) => Partial<Record<string, {
        min?: number;
        max?: number;
    }>>;
    readonly compute: (values: never, inflationPercent?: number) => Readonly<Record<string, OutputValue>>;
    readonly series?: Omit<Series<Text, unknown, string>, 'points' | 'ends'> & {
        readonly ends?: (values: never) => Readonly<Partial<Record<string, LineEnd>>>;
        readonly points: (values: never, inflationPercent?: number) => readonly Readonly<Record<string, number>>[];
    };
    readonly schedule?: Omit<Schedule<Text, unknown, string>, 'rows'> & {
        readonly rows: (values: never, inflationPercent?: number) => readonly Readonly<Record<string, number | string>>[];
    };
    readonly rounding?: RowRounding;
    readonly rules?: (values: never) => readonly UsedRule[];
    readonly explanation: Omit<Explanation<Text, unknown, unknown>, 'figures'> & {
        readonly figures?: (values: never, outputs: never) => Readonly<Record<string, DerivedFigure>>;
    };
    readonly goals: readonly {
        readonly question: Text;
        readonly input: string;
        readonly output: string;
        readonly when?: Condition;
    }[];
}
