import type { Quantity } from './quantity.js';
import { type Token } from './tokenize.js';
export interface Words {
    raw: string;
    asked: string;
    tokens: readonly Token[];
    marks: readonly Quantity[];
    names: ReadonlySet<string>;
    isOfLoan: boolean;
}
export declare function cutWords({ raw, asked, names }: Pick<Words, 'raw' | 'asked' | 'names'>): Words;
