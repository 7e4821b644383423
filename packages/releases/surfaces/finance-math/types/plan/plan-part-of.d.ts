import type { PlanPart } from './plan-part.js';
export interface PlannedAnswer {
    readonly values: Readonly<Record<string, unknown>>;
    readonly outputs: Readonly<Record<string, unknown>>;
    readonly rows: readonly Readonly<Record<string, number | string>>[];
}
export type PlanItem = {
    readonly kind: 'part';
    readonly part: PlanPart;
} | {
    readonly kind: 'income';
    readonly annual: number;
};
export declare function planPartOf(calculator: string, { values, outputs, rows }: PlannedAnswer): PlanItem | undefined;
