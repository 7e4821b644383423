import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import { hraPercentValues } from './hra-percent-values.ts'

/** The shares of salary by which house rent allowance is exempt. */
export const hraPercents: DatedRule<{ rentAbove: number; metro: number; elsewhere: number }> =
  /* @__PURE__ */ datedRuleOf('year', {
    name: 'the exemption of house rent allowance',
    ...hraPercentValues,
    knownUntil: '2027-03-31',
    source: 'Income-tax Rules, 2026, rule 279(1); before, rule 2A',
    checkedOn: '2026-11-22',
    certainty: 'certain',
  })
