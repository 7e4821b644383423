import type { DatedRule } from '../dated-rule.js';
import { type EpfPercents } from './epf-percent-values.js';
export declare const epfPercents: DatedRule<EpfPercents>;
