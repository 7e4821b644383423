import type { Answer, Calculation, ToldCard } from './answer.js';
import { type Parts, type SaidFigure } from './parts.js';
interface SentCalculation extends Omit<Calculation, 'inputs' | 'outputs' | 'given' | 'told'> {
    inputs: Record<string, unknown>;
    outputs: SentFigure[];
    told?: {
        language: ToldCard['language'];
        inputs: Record<string, {
            label: string;
            text?: string;
        }>;
    };
}
interface SentFigure {
    id: string;
    label: string;
    value: number | string | number[];
    unit: string;
    shown?: number;
    text?: string;
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
export declare function toSent({ given: _, told, inputs, outputs, ...calculation }: Calculation): SentCalculation;
export declare function toToken(parts: Parts): AnswerEvent;
export declare function toDone(kind: Answer['kind'], parts: Parts, options?: readonly string[]): AnswerEvent;
export declare function toOutput({ say: _, ...figure }: Calculation['outputs'][number]): SentFigure;
export declare function cutIntoLines(parts: Parts): Parts[];
export {};
