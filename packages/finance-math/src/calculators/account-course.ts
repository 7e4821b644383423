import { optionalAmountLimits } from './input-limits.ts'

/** What an account holds before its first deposit. */
export const openingBalanceInput = {
  kind: 'number',
  label: 'In the account already',
  unit: 'inr',
  min: 0,
  max: 10_000_000,
  limits: optionalAmountLimits,
  step: 1000,
  default: 0,
  advanced: true,
} as const

/** A year of an account that is credited once a year. */
export interface CreditedYear {
  year: number
  deposit: number
  interest: number
  balance: number
}

/** The chart of such an account: what was paid in so far, and the interest so far. */
export const accountLines = {
  paidIn: { label: 'Paid in', unit: 'inr' },
  interest: { label: 'Interest', unit: 'inr' },
} as const

/** The columns of its table. */
export const accountColumns = {
  year: { label: 'Year', unit: 'years' },
  deposit: { label: 'Deposit', unit: 'inr' },
  interest: { label: 'Interest', unit: 'inr' },
  balance: { label: 'Balance', unit: 'inr' },
} as const

/** The points of that chart; `opening` was there at the beginning. */
export function toAccountPoints(opening: number, rows: readonly CreditedYear[]) {
  let paidIn = opening
  let interest = 0
  const later = rows.map((row) => {
    paidIn += row.deposit
    interest += row.interest
    return { x: row.year, paidIn, interest }
  })
  return [{ x: 0, paidIn: opening, interest: 0 }, ...later]
}
