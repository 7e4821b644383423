import type { Parts } from '../answer/parts.js';
import type { en } from './en/index.js';
export type Phrases = typeof en;
export type FamilyId = keyof Phrases['families'];
export interface FamilyPhrases {
    name: string;
    assumes: string;
    figures: Readonly<Record<string, string>>;
    questions?: Readonly<Record<string, string>>;
    options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    asks: Readonly<Record<string, string>>;
}
export declare function familyPhrases(phrases: Phrases, id: FamilyId): FamilyPhrases;
interface Told {
    word(phrases: Phrases): string;
    say(phrases: Phrases): string | Parts;
}
export type Word = Told['word'];
export type Say = Told['say'];
export declare function labelIn({ definitionLabels }: Phrases, text: string): string;
export declare function fill(sentence: string, parts: Readonly<Record<string, string>>): string;
export {};
