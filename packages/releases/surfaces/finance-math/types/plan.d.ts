export { type CashFlowPlanInput, type CashFlowPlanResult, cashFlowPlan, type PlanFlow, type PlanPartRow, type PlanRow, type PlanShortfall, type PlanStand, } from './plan/cash-flow-plan.js';
export type { PlanPart, PlanPartYear } from './plan/plan-part.js';
export { type PlanItem, type PlannedAnswer, planPartOf } from './plan/plan-part-of.js';
