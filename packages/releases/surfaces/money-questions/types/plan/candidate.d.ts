import type { Ask, Family } from '../grammar/family.js';
export interface Candidate {
    family: Family;
    ask: Ask;
    values: Readonly<Record<string, number | string>>;
    choices: Readonly<Record<string, string>>;
    extra?: Readonly<Record<string, number | string>> | undefined;
    isSavingOfClaims?: true;
    carried?: string | undefined;
    said: readonly string[];
    missing: readonly string[];
    unexplained: readonly string[];
    unheard: readonly string[];
    unaccounted: readonly string[];
    score: number;
    inMonths: boolean;
    currency: string;
}
export type Context = Candidate;
