import type { AnyCalculator, Source, UsedRule } from './calculator.js';
import type { InputValue, Unit } from './input.js';
import type { OutputValue } from './output.js';
import type { Text } from './text.js';
export interface Figure {
    readonly name: string;
    readonly value: InputValue | OutputValue;
    readonly unit?: Unit;
    readonly text?: Text;
    readonly currency?: string;
    readonly decimals?: number;
    readonly columns?: Readonly<Record<string, {
        readonly unit: Unit;
    }>>;
}
export type Parts = readonly (string | Figure)[];
export interface FilledFormula {
    readonly symbols: string;
    readonly parts: Parts;
    readonly of?: readonly string[];
}
export interface FilledExplanation {
    readonly formulas: readonly FilledFormula[];
    readonly asideFormulas: readonly FilledFormula[];
    readonly legend: readonly {
        readonly symbol: string;
        readonly meaning: Text;
        readonly figure?: Figure;
    }[];
    readonly steps: readonly {
        readonly text: Text;
        readonly parts: Parts;
    }[];
    readonly conventions: readonly Text[];
    readonly rules: readonly UsedRule[];
    readonly sources: readonly Source[];
}
type AnyValues = Readonly<Record<string, InputValue>>;
type AnyOutputs = Readonly<Record<string, OutputValue>>;
export declare function fillText(sentence: string, figures: Readonly<Record<string, Figure>>): Parts;
export declare function explain(definition: AnyCalculator, values: AnyValues, outputs: AnyOutputs, translate?: (text: Text) => string): FilledExplanation;
export {};
