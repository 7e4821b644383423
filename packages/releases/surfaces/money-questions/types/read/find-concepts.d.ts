import { type Concept } from '../grammar/concepts.js';
import type { Token } from './tokenize.js';
export interface Mention {
    concepts: readonly Concept[];
    start: number;
    end: number;
}
export declare const isEverydayWord: (word: string) => boolean;
export declare function correct(word: string): string;
export declare function isKnownWord(word: string): boolean;
export declare function findConcepts(tokens: readonly Token[]): Mention[];
export declare function hasPhrase(words: string, text: string): boolean;
