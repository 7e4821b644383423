import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { epfWageCeilingValues } from './epf-wage-ceiling-values.ts'

/** The monthly wage up to which provident fund and pension are due, in rupees. */
export const epfWageCeiling: DatedRule<number> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the wage ceiling of the Employees' Provident Fund",
  ...epfWageCeilingValues,
  knownUntil: '2026-11-22',
  source:
    'S.O. 5109(E) of 17 September 2026, as the Press Information Bureau quotes it, not read itself; before, paragraph 2(f) of the Scheme of 1952 (taxguru.in, servagya.com)',
  checkedOn: '2026-11-23',
  certainty: 'certain',
})
