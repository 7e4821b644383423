import { requiredSip } from '../formulas/required-sip.ts'
import { sip } from '../formulas/sip.ts'
import { result } from '../primitives/check.ts'
import { growthLimits, optionalAmountLimits } from './input-limits.ts'

const amount = { kind: 'number', unit: 'inr', min: 0, limits: optionalAmountLimits } as const
const rate = { kind: 'number', unit: 'percent', min: 0, max: 20, limits: growthLimits, step: 0.5 } as const

/** What every page of a goal asks beside the years until then. */
export const goalInputs = {
  costToday: { ...amount, label: 'It costs today', max: 20_000_000, step: 50_000, default: 2_000_000 },
  inflationPercent: { ...rate, label: 'It gets dearer a year', default: 8 },
  returnPercent: { ...rate, label: 'Return a year', default: 11 },
  savedToday: { ...amount, label: 'Saved for it already', max: 20_000_000, step: 10_000, default: 0 },
} as const

/** What it answers. */
export const goalOutputs = {
  monthlySip: { label: 'To invest a month', unit: 'inr', role: 'headline' },
  costThen: { label: 'It costs then', unit: 'inr', role: 'headline' },
  savedThen: { label: 'What is saved becomes', unit: 'inr', role: 'part' },
  missing: { label: 'Still missing then', unit: 'inr', role: 'part' },
  onceToday: { label: 'Or to invest once, today', unit: 'inr', role: 'detail' },
  invested: { label: 'Invested month by month', unit: 'inr', role: 'detail' },
} as const

/** Its chart. */
export const goalChart = {
  shape: 'lines',
  x: { label: 'Year', unit: 'years' },
  lines: { value: { label: 'Saved', unit: 'inr' }, cost: { label: 'It costs', unit: 'inr' } },
} as const

/** What is saved for, with the years until then. */
export interface Goal {
  costToday: number
  inflationPercent: number
  returnPercent: number
  savedToday: number
  years: number
}

/** What 1 invested today is after some years, with returns by the month as those of the monthly payments. */
function growthOver({ returnPercent }: Goal, years: number): number {
  return (1 + returnPercent / 1200) ** (12 * years)
}

/** What has to be invested by the month, or once, so that the money is there. */
export function goalSaving(goal: Goal) {
  const { costToday, inflationPercent, returnPercent, savedToday, years } = goal
  const growth = growthOver(goal, years)
  const costThen = result('costToday', costToday, costToday * (1 + inflationPercent / 100) ** years)
  const savedThen = result('savedToday', savedToday, savedToday * growth)
  const missing = Math.max(0, costThen - savedThen)
  const monthlySip = requiredSip({ targetAmount: missing, annualRatePercent: returnPercent, years })
  return {
    monthlySip,
    costThen,
    savedThen,
    missing,
    onceToday: result('returnPercent', returnPercent, missing / growth),
    invested: monthlySip * 12 * years,
  }
}

/** What is saved and what it costs, at each year's end. */
export function goalPoints(goal: Goal) {
  const { monthlySip } = goalSaving(goal)
  const annualRatePercent = goal.returnPercent
  return Array.from({ length: goal.years + 1 }, (_, year) => ({
    x: year,
    value:
      goal.savedToday * growthOver(goal, year) +
      (year > 0 ? sip({ monthlyInvestment: monthlySip, annualRatePercent, years: year }).futureValue : 0),
    cost: goal.costToday * (1 + goal.inflationPercent / 100) ** year,
  }))
}
