import type { FamilyId } from '../languages/phrases.js';
import type { Concept } from './concepts.js';
type VariableKind = 'money' | 'money-a-month' | 'money-a-year' | 'money-a-period' | 'percent' | 'years' | 'months' | 'age' | 'year' | 'span' | 'number';
export interface Variable {
    kind: VariableKind;
    hints: readonly Concept[];
    avoid?: readonly Concept[];
    assume?: number;
    rarelyAbove?: number;
    rarelyBelow?: number;
    least?: number;
    doubted?: {
        beside: Concept;
        below: number;
    };
    isInMonthsToo?: true;
    isSmall?: true;
    byMonth?: true;
    byMonthOfCompounding?: true;
    isNamed?: true;
    isLoss?: true;
    isSigned?: true;
    mayBeNegative?: true;
    mayBeYearly?: true;
    ofYearToo?: true;
    byYear?: true;
}
export interface Ask {
    find: string;
    given?: string;
    needs?: readonly string[];
    requires?: readonly Concept[];
    cues?: readonly Concept[];
    unclear?: {
        unless: readonly Concept[];
        where?: readonly Concept[];
    };
    excludes?: readonly Concept[];
    calculator?: string;
    fixed?: Readonly<Record<string, number | string>>;
    says: string;
    only?: readonly string[];
}
export interface Family {
    id: FamilyId;
    calculator: string;
    base?: number;
    cues: Readonly<Partial<Record<Concept, number>>>;
    monthlyMoney?: number;
    requires?: readonly Concept[];
    variables: Readonly<Record<string, Variable>>;
    choices?: Readonly<Record<string, {
        by: Readonly<Partial<Record<Concept, string>>>;
        assume?: string;
    }>>;
    fixed?: Readonly<Record<string, number | string>>;
    isStrict?: true;
    kin?: 'growth' | 'loan';
    follows?: readonly string[];
    inputs: readonly string[];
    asks: readonly Ask[];
}
export declare function needsOf({ inputs }: Family, { needs, find, given }: Ask): readonly string[];
export declare function cuesOf({ cues, requires }: Ask): readonly Concept[];
export declare function namesOf({ cues }: Family): readonly Concept[];
export {};
