import type { DatedValues } from '../dated-rule.ts'

/** What a step of `epfPercents` holds. */
export interface EpfPercents {
  employee: number
  employer: number
  eps: number
  edli: number
  admin: number
}

/** The newest values of `epfPercents`, which has the earlier ones. */
export const epfPercentValues: DatedValues<EpfPercents> = {
  steps: [['2020-08-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.5 }]],
}
