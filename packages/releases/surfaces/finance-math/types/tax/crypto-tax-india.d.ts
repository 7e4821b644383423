import type { FinancialYear } from './tax-types.js';
export interface CryptoTaxInput {
    gains: readonly number[];
    financialYear: FinancialYear;
    surchargePercent?: 0 | 10 | 15 | 25 | 37;
    setOffLosses?: boolean;
}
export interface CryptoTaxResult {
    taxableGain: number;
    ignoredLosses: number;
    tax: number;
    surcharge: number;
    cess: number;
    total: number;
    totalRounded10: number;
}
export declare const cryptoRatePercent = 30;
export declare function cryptoTaxIndia(input: CryptoTaxInput): CryptoTaxResult;
