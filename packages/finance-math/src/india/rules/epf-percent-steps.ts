import type { DatedValues } from '../dated-rule.ts'
import { type EpfPercents, epfPercentValues } from './epf-percent-values.ts'

/** The values of `epfPercents` from the beginning, for what is computed over years. */
export const epfPercentSteps: DatedValues<EpfPercents> = {
  steps: [
    // "For 16 years" until 2015; the day was not checked against a text.
    ['1998-08-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 1.1 }, 'probable'],
    ['2015-01-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.85 }],
    ['2017-04-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.65 }],
    ['2018-06-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.5 }],
    // By S.O. 1513(E) of 18 May 2020, of the wage months of May to July, but in companies of the Union and the states.
    ['2020-05-01', { employee: 10, employer: 10, eps: 8.33, edli: 0.5, admin: 0.5 }],
    ...epfPercentValues.steps,
  ],
}
