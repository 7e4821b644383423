import type { DatedRule } from '../dated-rule.js';
import { type EsiTerms, type StateProfessionalTax } from './salary-values.js';
export declare const esiTerms: DatedRule<EsiTerms>;
export declare const professionalTaxStates: DatedRule<Readonly<Record<string, StateProfessionalTax>>>;
