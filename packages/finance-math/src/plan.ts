export {
  type CashFlowPlanInput,
  type CashFlowPlanResult,
  cashFlowPlan,
  type PlanFlow,
  type PlanPartRow,
  type PlanRow,
  type PlanShortfall,
  type PlanStand,
} from './plan/cash-flow-plan.ts'
export type { PlanPart, PlanPartYear } from './plan/plan-part.ts'
export { type PlanItem, type PlannedAnswer, planPartOf } from './plan/plan-part-of.ts'
