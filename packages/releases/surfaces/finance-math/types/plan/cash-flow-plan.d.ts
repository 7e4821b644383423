import type { PlanPart } from './plan-part.js';
export interface PlanFlow {
    annual: number;
    growthPercent?: number;
    years?: number;
}
export interface CashFlowPlanInput {
    years: number;
    startBalance?: number;
    returnPercent?: number;
    incomes?: readonly PlanFlow[];
    expenses?: readonly PlanFlow[];
    parts?: readonly PlanPart[];
    lumpsFromStart?: boolean;
    propertyGrowthPercent?: number;
    inflationPercent?: number;
    money?: 'nominal' | 'today';
}
export interface PlanStand {
    year: number;
    cash: number;
    missing: number;
    investments: number;
    property: number;
    debts: number;
    netWorth: number;
}
export interface PlanRow extends PlanStand {
    income: number;
    received: number;
    expenses: number;
    debtPaid: number;
    invested: number;
    outgo: number;
    shortfall: number;
    earned: number;
}
export interface PlanShortfall {
    year: number;
    amount: number;
    uncovered: number;
}
export type PlanPartRow = Pick<PlanRow, 'received' | 'debtPaid' | 'invested' | 'investments' | 'property' | 'debts'>;
export interface CashFlowPlanResult {
    start: PlanStand;
    rows: readonly PlanRow[];
    parts: readonly (readonly PlanPartRow[])[];
    shortfalls: readonly PlanShortfall[];
}
export declare function cashFlowPlan(input: CashFlowPlanInput): CashFlowPlanResult;
