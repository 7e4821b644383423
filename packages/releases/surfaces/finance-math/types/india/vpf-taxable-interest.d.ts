export interface VpfTaxableInterestInput {
    annualContribution: number;
    annualRatePercent: number;
    slabRatePercent: number;
    employerContributes?: boolean;
}
export interface VpfTaxableInterestResult {
    taxFreeContribution: number;
    taxableContribution: number;
    taxFreeInterest: number;
    taxableInterest: number;
    tax: number;
    effectiveYieldPercent: number;
}
export declare function vpfTaxableInterest(input: VpfTaxableInterestInput): VpfTaxableInterestResult;
