import { type Phrases } from '../languages/phrases.js';
import type { Calculation } from './answer.js';
export declare function tellLabels({ given, ...calculation }: Calculation, phrases: Phrases): Calculation;
