import type { Language } from '../language.js';
import type { CardWords } from './words.js';
export declare const cardWords: Readonly<Record<Language, CardWords>>;
