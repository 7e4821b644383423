import type { Condition, InputValue } from './input.js';
export declare function isShown(when: Condition | readonly Condition[] | undefined, values: Readonly<Record<string, InputValue>>): boolean;
