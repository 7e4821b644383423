import { type AssetCostInput } from './asset-cost.js';
export type CapitalAsset = 'equity' | 'debt-fund' | 'property' | 'gold' | 'other';
export interface CapitalGainsInput extends AssetCostInput {
    asset: CapitalAsset;
    sale: number;
    expenses?: number;
    fmv31Jan2018?: number;
    otherLtcg112A?: number;
    lossesSetOff?: number;
    unusedBasicExemption?: number;
    slabRatePercent?: number;
    surchargePercent?: 0 | 10 | 15 | 25 | 37;
    resident?: boolean;
    reinvestedInHouse?: number;
    reinvestedInBonds?: number;
}
export interface CapitalGainsResult {
    longTerm: boolean;
    costUsed: number;
    gain: number;
    exemption: number;
    taxableGain: number;
    tax: number;
    taxWithCess: number;
    plainTax: number | null;
    indexedCost: number | null;
    indexedTax: number | null;
}
export declare function capitalGains(input: CapitalGainsInput): CapitalGainsResult;
