import type { DatedRule } from '../dated-rule.js';
export declare const esiTerms: DatedRule<{
    employee: number;
    employer: number;
    ceiling: number;
    ceilingDisabled: number;
    freeDailyWage: number;
}>;
export type ProfessionalTaxSlab = readonly [upTo: number | null, tax: number];
export interface StateProfessionalTax {
    months: 1 | 6 | 12;
    slabs: readonly ProfessionalTaxSlab[];
    women?: readonly ProfessionalTaxSlab[];
    february?: number;
}
export declare const professionalTaxStates: DatedRule<Readonly<Record<string, StateProfessionalTax>>>;
