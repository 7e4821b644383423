/** What simple interest, compound interest and fixed deposits ask. */
export const depositInputs = {
  principal: {
    kind: 'number',
    label: 'Principal',
    unit: 'inr',
    min: 100,
    max: 1_000_000,
    step: 100,
    default: 10_000,
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Interest rate a year',
    unit: 'percent',
    min: 1,
    max: 20,
    step: 0.1,
    default: 5,
  },
  years: { kind: 'number', label: 'Time', unit: 'years', min: 1, max: 30, step: 1, default: 2 },
} as const

/** The curve and table that they share: principal and the interest so far. */
export const depositColumns = {
  year: { label: 'Year', unit: 'years' },
  interest: { label: 'Interest so far', unit: 'inr' },
  total: { label: 'Value at the end of the year', unit: 'inr' },
} as const

/** Their chart's areas. */
export const depositLines = {
  principal: { label: 'Principal', unit: 'inr' },
  interest: { label: 'Interest', unit: 'inr' },
} as const

/** The points of that chart, from the year the money is paid in. */
export function toDepositPoints(principal: number, rows: readonly { year: number; interest: number }[]) {
  return [{ year: 0, interest: 0 }, ...rows].map(({ year, interest }) => ({ x: year, principal, interest }))
}
