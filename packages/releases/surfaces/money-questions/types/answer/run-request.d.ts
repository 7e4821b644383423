import type { AnyCalculator } from '@pkg/finance-math/calculators';
export interface RunRequest {
    calculator: string;
    definition?: AnyCalculator;
    values: Readonly<Record<string, unknown>>;
    fixed?: Readonly<Record<string, number | string>>;
    solve?: {
        input: string;
        output: string;
        target: number;
        inWholeMonths?: boolean;
    };
    asked?: string;
    only?: readonly string[];
    currency?: string;
    withDefaults?: boolean;
}
