import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { type EpsTerms, epsValues } from './eps-values.ts'

/** The pension of the Employees' Pension Scheme: years, ages, percent and rupees a month. */
export const epsTerms: DatedRule<EpsTerms> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the Employees' Pension Scheme",
  ...epsValues,
  knownUntil: '2026-11-22',
  source:
    "Employees' Pension Scheme, 1995, paragraph 12, as public files quote it; whether the 4 % a year compound is not settled (simple here)",
  checkedOn: '2026-11-22',
  certainty: 'probable',
})
