import type { CreditedYear } from './account-course.ts'

/** The figures that explain an account by its first year; there always is one. */
export function firstYearFigures(rows: readonly CreditedYear[]) {
  const { deposit, interest, balance } = rows[0] as CreditedYear
  return {
    firstDeposit: { value: deposit, unit: 'inr' },
    firstInterest: { value: interest, unit: 'inr' },
    firstBalance: { value: balance, unit: 'inr' },
  } as const
}
