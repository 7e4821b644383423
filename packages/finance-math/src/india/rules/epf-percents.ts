import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { type EpfPercents, epfPercentValues } from './epf-percent-values.ts'

/**
 * The parts of a month's wage that are due, each step from the first day of a wage month. The least administrative
 * charge of an establishment (500 rupees a month) is not a member's and is left out, and so is the charge of the
 * insurance, 0.01 % until March 2017.
 */
export const epfPercents: DatedRule<EpfPercents> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the list of contributions to the Employees' Provident Fund",
  steps: [
    // "For 16 years" until 2015; the day is from memory.
    ['1998-08-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 1.1 }, 'probable'],
    ['2015-01-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.85 }],
    ['2017-04-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.65 }],
    ['2018-06-01', { employee: 12, employer: 12, eps: 8.33, edli: 0.5, admin: 0.5 }],
    // By S.O. 1513(E) of 18 May 2020, of the wage months of May to July, but in companies of the Union and the states.
    ['2020-05-01', { employee: 10, employer: 10, eps: 8.33, edli: 0.5, admin: 0.5 }],
    ...epfPercentValues.steps,
  ],
  knownUntil: '2026-11-22',
  source:
    'EPF Scheme, 2026, paragraph 18(5); EPS, 2026, paragraph 4(3); as quoted in public files; S.O. 2011(E) of 21 May 2018 (taxguru.in), 1513(E) of 2020; before, abcaus.in and financialexpress.com',
  checkedOn: '2026-11-29',
  certainty: 'certain',
})
