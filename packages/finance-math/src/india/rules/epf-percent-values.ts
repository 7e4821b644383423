import type { DatedValues } from '../dated-rule.ts'

/** What a step of `epfPercents` holds. */
export interface EpfPercents {
  employee: number
  employer: number
  eps: number
  edli: number
  admin: number
}

/** The values of `epfPercents`. */
export const epfPercentValues: DatedValues<EpfPercents> = {
  // The day is that of the administrative charge of 0.5 %.
  steps: [['2018-06-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.5 }]],
}
