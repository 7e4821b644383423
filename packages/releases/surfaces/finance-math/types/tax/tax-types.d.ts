export type FinancialYear = '2024-25' | '2025-26' | '2026-27';
export type TaxRegime = 'new' | 'old';
export type AgeBand = 'below60' | '60to79' | '80plus';
export interface TaxSlab {
    upTo: number | null;
    ratePercent: number;
}
export interface SurchargeBand {
    above: number;
    ratePercent: number;
}
export interface RegimeRules {
    slabs: Readonly<Record<AgeBand, readonly TaxSlab[]>>;
    rebate87A: {
        incomeLimit: number;
        maxRebate: number;
        marginalRelief: boolean;
    };
    standardDeduction: number;
    surcharge: readonly SurchargeBand[];
    cessPercent: number;
}
