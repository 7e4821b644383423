import { priceLevel } from './price-level.ts'

/** What every plan that invests answers first: its value and the parts of it. */
export const growthOutputs = {
  futureValue: { label: 'Future value', unit: 'inr', role: 'headline' },
  totalInvested: { label: 'Invested amount', unit: 'inr', role: 'part' },
  gain: { label: 'Estimated returns', unit: 'inr', role: 'part' },
} as const

/** Its chart's areas. */
export const growthLines = {
  invested: { label: 'Invested', unit: 'inr' },
  gain: { label: 'Returns', unit: 'inr' },
} as const

/** Its table's columns of money. */
export const growthColumns = {
  totalInvested: { label: 'Invested so far', unit: 'inr' },
  gain: { label: 'Returns so far', unit: 'inr' },
  futureValue: { label: 'Value', unit: 'inr' },
} as const

/** Its table by the year, or by the month. */
export const growthViews = {
  yearly: { label: 'Yearly', every: 12, countedAs: { label: 'Year', unit: 'years' } },
  monthly: { label: 'Monthly', every: 1 },
} as const

/**
 * What has become of payments after some years, in the money of the first day; `invested` is what they are worth
 * together, each as of its own day.
 */
export function growthInTodaysMoney(
  { futureValue }: { futureValue: number },
  { invested, years, inflationPercent }: { invested: number; years: number; inflationPercent: number },
) {
  const value = futureValue / priceLevel(inflationPercent, years)
  return { futureValue: value, totalInvested: invested, gain: value - invested }
}

interface GrowthRow {
  year: number
  totalInvested: number
  gain: number
}

/** The points of that chart; `atStart` is invested at once. */
export function toGrowthPoints(atStart: number, rows: readonly GrowthRow[]) {
  const start = { year: 0, totalInvested: atStart, gain: 0 }
  return [start, ...rows].map(({ year, totalInvested, gain }) => ({ x: year, invested: totalInvested, gain }))
}
