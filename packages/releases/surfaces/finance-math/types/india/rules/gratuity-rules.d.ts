import type { DatedRule } from '../dated-rule.js';
import { type GratuityTerms } from './gratuity-values.js';
export declare const gratuityCap: DatedRule<number>;
export declare const gratuityTerms: DatedRule<GratuityTerms>;
