import type { DatedValues } from '../dated-rule.js';
export interface EsiTerms {
    employee: number;
    employer: number;
    ceiling: number;
    ceilingDisabled: number;
    freeDailyWage: number;
}
export declare const esiValues: DatedValues<EsiTerms>;
export declare const codesFrom = "2025-11-21";
export declare const employerFundFree: DatedValues<number>;
export type ProfessionalTaxSlab = readonly [upTo: number | null, tax: number];
export interface StateProfessionalTax {
    months: 1 | 6 | 12;
    slabs: readonly ProfessionalTaxSlab[];
    women?: readonly ProfessionalTaxSlab[];
    february?: number;
}
export declare const professionalTaxValues: DatedValues<Readonly<Record<string, StateProfessionalTax>>>;
