import type { Variable } from '../family.ts'

/** The return of an investment. */
export const rate: Variable = {
  kind: 'percent',
  name: 'yearly rate of return',
  hints: ['rate', 'returns', 'interest', 'cagr', 'yearly', 'compound'],
  avoid: ['inflation', 'stepUp'],
}

/** What a loan or a deposit bears. */
export const loanRate: Variable = { ...rate, name: 'yearly interest rate' }

/** For how long. */
export const years: Variable = { kind: 'years', name: 'time in years', hints: ['tenure', 'after', 'past'] }

/** What is there at the start. */
export const principal: Variable = {
  kind: 'money',
  name: 'amount',
  hints: ['principal', 'invest', 'lumpSum', 'fd', 'loan', 'today', 'paidIn', 'interestOn'],
}

/** What monthly amounts are to become. */
export const monthlyTarget: Variable = {
  kind: 'money',
  name: 'amount to reach',
  hints: ['target', 'grow', 'corpus', 'goal', 'need'],
  least: 10_000,
  rarelyBelow: 50_000,
}

/** The year whose tax rules hold. */
export const financialYear: Variable = { kind: 'year', name: 'financial year', hints: [] }
