import type { Answer, Calculation } from './answer.js';
import { type Parts, type SaidFigure } from './parts.js';
interface SentCalculation extends Omit<Calculation, 'inputs' | 'outputs'> {
    inputs: Record<string, unknown>;
    outputs: SentFigure[];
}
interface SentFigure {
    id: string;
    label: string;
    value: number | string | number[];
    unit: string;
    shown?: number;
}
interface Told {
    text: string;
    parts: (string | SaidFigure)[];
}
export type AnswerEvent = {
    event: 'calculation';
    data: SentCalculation;
} | {
    event: 'token';
    data: Told;
} | {
    event: 'done';
    data: Told & {
        kind: Answer['kind'];
        options: string[];
    };
};
export declare function toEvents({ kind, parts, calculations, options }: Answer, note?: string, before?: Parts): Generator<AnswerEvent>;
export declare function toToken(parts: Parts): AnswerEvent;
export declare function toDone(kind: Answer['kind'], parts: Parts, options?: readonly string[]): AnswerEvent;
export declare function toOutput({ id, label, value, unit, shown }: Calculation['outputs'][number]): SentFigure;
export declare function cutIntoLines(parts: Parts): Parts[];
export {};
