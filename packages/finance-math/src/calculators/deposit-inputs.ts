import { amountLimits, interestLimits, timeLimits } from './input-limits.ts'
import { priceLevel } from './price-level.ts'
import { yearPoints } from './year-points.ts'

/** What simple interest, compound interest and fixed deposits ask. */
export const depositInputs = {
  principal: {
    kind: 'number',
    label: 'Principal',
    unit: 'inr',
    min: 100,
    max: 1_000_000,
    limits: amountLimits,
    step: 100,
    default: 10_000,
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Interest rate a year',
    unit: 'percent',
    min: 1,
    max: 20,
    limits: interestLimits,
    step: 0.1,
    default: 5,
  },
  years: {
    kind: 'number',
    label: 'Time',
    unit: 'years',
    min: 1,
    max: 30,
    limits: timeLimits,
    step: 1,
    default: 2,
  },
} as const

/** What a deposit of the first day has become after some years, in the money of that day. */
export function depositInTodaysMoney(
  result: { total: number; interest: number },
  { principal, years }: { principal: number; years: number },
  inflationPercent = 0,
) {
  if (inflationPercent === 0) return result
  const worth = result.total / priceLevel(inflationPercent, years)
  return { total: worth, interest: worth - principal }
}

/** Their chart and table, computed anew for each year: principal and the interest so far. */
export function depositCourse<Inputs extends { principal: number; years: number }>(
  compute: (values: Inputs, inflationPercent?: number) => { interest: number; total: number },
) {
  const yearly = (values: Inputs, inflationPercent?: number) =>
    yearPoints(values.years).map((years) => ({
      year: years,
      ...compute({ ...values, years }, inflationPercent),
    }))
  return {
    todaysMoney: true,
    series: {
      shape: 'stacked',
      x: { label: 'Year', unit: 'years' },
      lines: {
        principal: { label: 'Principal', unit: 'inr' },
        interest: { label: 'Interest', unit: 'inr' },
      },
      points: (values: Inputs, inflationPercent?: number) =>
        [{ year: 0, interest: 0 }, ...yearly(values, inflationPercent)].map(({ year, interest }) => ({
          x: year,
          principal: values.principal,
          interest,
        })),
    },
    schedule: {
      columns: {
        year: { label: 'Year', unit: 'years' },
        interest: { label: 'Interest so far', unit: 'inr' },
        total: { label: 'Value at the end of the year', unit: 'inr' },
      },
      rows: yearly,
    },
  } as const
}
