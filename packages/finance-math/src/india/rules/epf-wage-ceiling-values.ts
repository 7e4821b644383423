import type { DatedValues } from '../dated-rule.ts'

/** The values of `epfWageCeiling`. */
export const epfWageCeilingValues: DatedValues<number> = {
  steps: [
    ['1994-10-01', 5000],
    ['2001-06-01', 6500],
    ['2014-09-01', 15_000],
    ['2026-09-17', 25_000],
  ],
}
