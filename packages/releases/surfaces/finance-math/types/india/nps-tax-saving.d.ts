import type { TaxRegime } from '../tax/tax-types.js';
import type { NpsSector } from './nps-exit.js';
export interface NpsTaxSavingInput {
    regime: TaxRegime;
    basicPlusDa: number;
    employerPercent?: number;
    ownContribution?: number;
    other80C?: number;
    slabRatePercent: number;
    sector?: NpsSector;
}
export interface NpsTaxSavingResult {
    employerDeduction: number;
    ownDeduction: number;
    own80C: number;
    own80CCD1B: number;
    taxSaved: number;
}
export declare function npsTaxSaving(input: NpsTaxSavingInput): NpsTaxSavingResult;
