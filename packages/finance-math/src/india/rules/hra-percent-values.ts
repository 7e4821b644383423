import type { DatedValues } from '../dated-rule.ts'

/** The values of `hraPercents`. */
export const hraPercentValues: DatedValues<{ rentAbove: number; metro: number; elsewhere: number }> = {
  steps: [['1962-04-01', { rentAbove: 10, metro: 50, elsewhere: 40 }]],
}
