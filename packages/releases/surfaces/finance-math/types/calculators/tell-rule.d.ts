import type { UsedRule } from './calculator.js';
export declare function tellRule({ name, from, knownUntil, certainty, source, checkedOn }: UsedRule, writeDay?: (day: string) => string): string;
