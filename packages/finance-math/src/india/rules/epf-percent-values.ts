import type { DatedValues } from '../dated-rule.ts'

/** What a step of `epfPercents` holds. */
export interface EpfPercents {
  employee: number
  employer: number
  eps: number
  edli: number
  admin: number
}

const shares = { employee: 12, employer: 12, eps: 8.33, edli: 0.5 }

/** The values of `epfPercents`. */
export const epfPercentValues: DatedValues<EpfPercents> = {
  steps: [
    ['1998-08-01', { ...shares, admin: 1.1 }, 'probable'],
    ['2015-01-01', { ...shares, admin: 0.85 }],
    ['2017-04-01', { ...shares, admin: 0.65 }],
    ['2018-06-01', { ...shares, admin: 0.5 }],
    // The wage months of May to July 2020, but in companies of the Union and the states.
    ['2020-05-01', { ...shares, employee: 10, employer: 10, admin: 0.5 }],
    ['2020-08-01', { ...shares, admin: 0.5 }],
  ],
}
