import { amountLimits, interestLimits, timeLimits } from './input-limits.ts'

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

interface DepositYear {
  year: number
  interest: number
  total: number
}

/** Their chart and table, made from the rows of their years: principal and the interest so far. */
export const depositCourse = <Inputs extends { principal: number; years: number }>(
  yearly: (values: Inputs) => DepositYear[],
) =>
  ({
    horizonYears: ({ years }: Inputs) => years,
    series: {
      shape: 'stacked',
      x: { label: 'Year', unit: 'years' },
      lines: {
        principal: { label: 'Principal', unit: 'inr' },
        interest: { label: 'Interest', unit: 'inr' },
      },
      points: (values: Inputs) =>
        [{ year: 0, interest: 0 }, ...yearly(values)].map(({ year, interest }) => ({
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
  }) as const
