import type { Variable } from '../family.ts'

/** The return of an investment. */
export const rate: Variable = {
  kind: 'percent',
  hints: ['rate', 'returns', 'interest', 'cagr', 'yearly', 'compound'],
  avoid: ['inflation', 'stepUp'],
}

/** For how long. */
export const years: Variable = { kind: 'years', hints: ['tenure', 'after', 'past'] }

/** What is there at the start. */
export const principal: Variable = {
  kind: 'money',
  hints: ['principal', 'invest', 'lumpSum', 'fd', 'loan', 'today', 'paidIn', 'interestOn'],
}

/** What monthly amounts are to become. */
export const monthlyTarget: Variable = {
  kind: 'money',
  hints: ['target', 'grow', 'corpus', 'goal', 'need'],
  least: 10_000,
  rarelyBelow: 50_000,
}

/** The year whose tax rules hold. */
export const financialYear: Variable = { kind: 'year', hints: [] }
