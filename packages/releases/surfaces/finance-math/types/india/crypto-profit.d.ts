import { type CryptoTaxInput } from '../tax/crypto-tax-india.js';
export interface CryptoProfitInput extends Pick<CryptoTaxInput, 'financialYear' | 'surchargePercent'> {
    cost: number;
    sale: number;
    expenses?: number;
}
export interface CryptoProfitResult {
    gain: number;
    taxableGain: number;
    tax: number;
    tds: number;
    taxLeft: number;
    netProfit: number;
    netReturnPercent: number | null;
}
export declare function cryptoProfit(input: CryptoProfitInput): CryptoProfitResult;
