/** What it costs to keep the platform open. Money in cents, so that the sum is exact; null is free. */
export const expenses = [
  { what: 'Server', cents: null },
  { what: 'Logo', cents: null },
  { what: 'Domain', cents: 1126 },
] as const

/** The sum of all expenses in cents. */
export const totalCents = expenses.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
