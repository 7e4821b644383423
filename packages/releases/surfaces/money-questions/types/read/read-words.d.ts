import type { Concept } from '../grammar/concepts.js';
import type { Words } from './cut-words.js';
import { type Mention } from './find-concepts.js';
import type { Quantity } from './quantity.js';
import type { Token } from './tokenize.js';
export interface Reading {
    text: string;
    raw: string;
    asked: string;
    said?: string;
    isOfLoan: boolean;
    tokens: readonly Token[];
    quantities: readonly Quantity[];
    mentions: readonly Mention[];
    concepts: ReadonlySet<Concept>;
    unknown: readonly string[];
    names: readonly string[];
    unaccounted: readonly string[];
    unread: readonly string[];
}
export declare function readWords(words: Words): Reading;
