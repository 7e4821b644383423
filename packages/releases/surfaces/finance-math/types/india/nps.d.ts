export interface NpsInput {
    monthlyContribution: number;
    annualReturnPercent: number;
    years: number;
    timing?: 'begin' | 'end';
    annuityPercent?: number;
    annuityRatePercent?: number;
    openingBalance?: number;
}
export interface NpsResult {
    corpus: number;
    totalInvested: number;
    totalGain: number;
    lumpSum: number | null;
    annuityCorpus: number | null;
    monthlyPension: number | null;
}
export declare function nps(input: NpsInput): NpsResult;
