import type { DatedAmount, Row } from '@pkg/finance-math/calculators';
import type { Language } from '../languages/language.js';
import type { Say, Word } from '../languages/phrases.js';
import type { Candidate } from '../plan/candidate.js';
import type { FinancedLoan } from '../plan/special/to-financed-loan.js';
import type { Reading } from '../read/read-words.js';
import type { Parts } from './parts.js';
export interface Figure {
    id: string;
    label: string;
    value: number | string | readonly number[];
    unit: string;
    shown?: number;
    text?: string;
    say?: Word;
}
export interface GivenFigure extends Omit<Figure, 'value'> {
    value: Figure['value'] | readonly DatedAmount[] | readonly Row[];
    columns?: Readonly<Record<string, {
        readonly unit: string;
    }>>;
    write?: Word;
}
interface Given {
    inputs: readonly GivenFigure[];
    currency: string;
}
export interface ToldCard {
    language: Exclude<Language, 'en'>;
    inputs: Readonly<Record<string, {
        label: string;
        text?: string;
    }>>;
}
export interface Calculation {
    calculator: string;
    inputs: Readonly<Record<string, unknown>>;
    outputs: readonly Figure[];
    formula: string;
    link: string | null;
    verified: boolean;
    given?: Given;
    told?: ToldCard;
}
export interface Option {
    say: Word;
    means: Candidate | FinancedLoan | Reading;
}
export interface Draft {
    kind: 'answer' | 'clarify' | 'declined';
    say: Say;
    calculations: readonly Calculation[];
    asked: readonly number[];
    likely?: readonly number[];
    options?: readonly Option[];
    needsRates?: true;
}
export interface Answer extends Omit<Draft, 'say' | 'options'> {
    text: string;
    parts: Parts;
    language: Language;
    options: readonly string[];
}
export {};
