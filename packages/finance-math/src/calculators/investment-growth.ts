/** What every plan that invests answers first: its value and the parts of it. */
export const growthOutputs = {
  futureValue: { label: 'Future value', unit: 'inr', role: 'headline', atHorizon: true },
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
