import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { epfPercentSteps } from './epf-percent-steps.ts'
import type { EpfPercents } from './epf-percent-values.ts'

/**
 * The parts of a month's wage that are due, each step from the first day of a wage month. The least administrative
 * charge of an establishment (500 rupees a month) is not a member's and is left out, and so is the charge of the
 * insurance, 0.01 % until March 2017.
 */
export const epfPercents: DatedRule<EpfPercents> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the list of contributions to the Employees' Provident Fund",
  ...epfPercentSteps,
  knownUntil: '2026-11-22',
  source:
    'EPF Scheme, 2026, paragraph 18(5); EPS, 2026, paragraph 4(3); as quoted in public files; S.O. 2011(E) of 21 May 2018 (taxguru.in), 1513(E) of 2020; before, abcaus.in and financialexpress.com',
  checkedOn: '2026-11-29',
  certainty: 'certain',
})
