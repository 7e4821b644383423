import type { DatedRule } from '../dated-rule.js';
import { type KvpPrematureTable } from './kvp-premature-values.js';
export declare const kvpPrematureTables: DatedRule<KvpPrematureTable>;
