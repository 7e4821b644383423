import type { Language } from './language.js';
import type { Phrases } from './phrases.js';
export declare const phrasesOf: Readonly<Record<Language, Phrases>>;
