import type { LuckPlan } from './luck-plan.ts'

const retired = { startBalance: 1_000_000, spendingYears: 30 }
/** Plans that together use every part of one. */
export const plans = {
  constant: { ...retired, spending: { rule: 'constant', annual: 40_000 } },
  monthly: { ...retired, spending: { rule: 'constant', annual: 60_000, changePercent: 5, partsPerYear: 12 } },
  percentage: {
    ...retired,
    spending: { rule: 'percentage', percent: 4, floorPercentOfInitial: 3.5, ceilingPercentOfInitial: 6 },
  },
  guardrails: { ...retired, spending: { rule: 'guardrails', annual: 50_000 } },
  vpw: { ...retired, spending: { rule: 'vpw', ratePercent: 3.5 } },
  fire: {
    startBalance: 200_000,
    savingYears: 15,
    annualSaving: 30_000,
    savingChangePercent: 5,
    savingPartsPerYear: 12,
    spendingYears: 25,
    spending: { rule: 'guardrails', annual: 40_000 },
  },
  sip: {
    startBalance: 0,
    savingYears: 20,
    annualSaving: 120_000,
    savingChangePercent: 'prices',
    savingPartsPerYear: 12,
  },
} as const satisfies Record<string, LuckPlan>
