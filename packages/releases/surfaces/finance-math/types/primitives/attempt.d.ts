import { FinanceMathError } from './finance-math-error.js';
export type Attempt<Value> = {
    ok: true;
    value: Value;
} | {
    ok: false;
    error: FinanceMathError;
};
export declare function attempt<Value>(compute: () => Value): Attempt<Value>;
